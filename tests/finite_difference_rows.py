"""Calls of every differentiable function of the library.

A row is an expression of the modules (`np`, `lax`, `nn`, `special`, ...) and of the arrays of
`ARGS`; floats and complex numbers among these are differentiated. The lines of `library_table` are
rows, too; what has no row is in `finite_difference_gaps`. Used by
`tests/api/test_finite_differences.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_rng = np.random.default_rng(5)


def _spd(n: int) -> Any:
    """Symmetric and positive definite, with eigenvalues well apart."""
    q = np.linalg.qr(_rng.normal(size=(n, n)))[0]
    return (q * np.linspace(1, 2.5, n)) @ q.T


ARGS: dict[str, Any] = {
    "f": _rng.normal(size=(3, 4)),
    "g": _rng.normal(size=4),
    "p": _rng.uniform(0.2, 2, size=(3, 4)),
    "q": _rng.uniform(-0.9, 0.9, size=(3, 4)),
    "m": _rng.normal(size=(4, 3)),
    "t": _rng.normal(size=(2, 3, 4)),
    "s": np.array(1.75),
    "o": _rng.uniform(0.1, 0.9, size=(3, 4)),  # in the unit interval
    "l": _rng.uniform(1.2, 4, size=(3, 4)),  # above 1
    "v": _rng.normal(size=8),
    "img": _rng.normal(size=(2, 3, 8, 7)),
    "ker": _rng.normal(size=(4, 3, 3, 2)),
    "sq": _rng.normal(size=(4, 4)) + 3 * np.eye(4),
    "spd": _spd(4),
    "sym": np.diag([1.0, 2.5, 4, 6]) + 0.2 * (np.ones((4, 4)) - np.eye(4)),
    "tall": _rng.normal(size=(5, 3)),
    "tri": np.tril(_rng.normal(size=(4, 4))) + 3 * np.eye(4),
    "c": _rng.normal(size=(3, 4)) + 1j * _rng.normal(size=(3, 4)),
    "cs": _rng.normal(size=(4, 4)) + 1j * _rng.normal(size=(4, 4)) + 4 * np.eye(4),
    "w": _rng.uniform(-0.4, 0.4, size=(3, 4)) + 1j * _rng.uniform(-0.4, 0.4, size=(3, 4)),
    "i": _rng.integers(-9, 9, size=(3, 4)).astype(np.int32),
    "j": np.array([2, 0, 3, 1], np.int32),
    "k": np.array(2, np.int32),
    "n": _rng.integers(-9, 9, size=(3, 4)).astype(np.int8),
    "u": _rng.integers(1, 9, size=(3, 4)).astype(np.uint8),
    "z": np.array([[3, 0, -4, 5], [0, 0, 7, 2], [1, -2, 3, 0]], np.int32),
    "b": _rng.random((3, 4)) < 0.5,
    "h": _rng.normal(size=(3, 4)).astype(np.float16),
    "e": np.zeros((0, 4)),
}  # fmt: skip
# Of the lines of other tables, these arrays hold infinities and NaN.
SPECIAL_VALUES = np.array([1.5, np.nan, -np.inf, np.inf, -0.0, 0.0, -2.5, 2.5])

NUMPY = """
meshgrid(g,f[0]) tril(f) trapezoid(g) absolute(f) acos(q) arccosh(l) acosh(l) asin(q) asinh(f)
atan(f) atan2(f,p) atanh(q) degrees(f) radians(f) fix(f) around(f,1) i0(f) conjugate(c) pow(p,f)
true_divide(f,p) power(c,2) power(c,w) exp(c) log(c) log1p(w) expm1(c) sin(c) cos(c) tan(w)
sinh(c) cosh(c) tanh(w) arcsin(w) arccos(w) arctan(w) arcsinh(w) arccosh(w+2) arctanh(w) sqrt(c)
square(c) reciprocal(c) conj(c) real(c) imag(c) abs(c) angle(c) sinc(q) sinc(w) log2(c) log10(c)
exp2(c) divide(c,w+2) multiply(c,f) subtract(f,c) add(c,w) cbrt(p) modf(f)[0] modf(f)[1]
frexp(p)[0] hypot(f,p) logaddexp(c,w) logaddexp(f,p) logaddexp2(f,p) sum(c) mean(c,0) prod(c)
prod(w,1) var(c) std(c) cumsum(c,1) cumprod(c,1) dot(c,m) matmul(c,m) vdot(c,w) inner(c,w)
outer(c,g) einsum('ij,kj->ik',c,w) where(b,c,f) amin(f,1) apply_along_axis(lambda_x,0,f)
apply_over_axes(np.sum,f,[0,1]) block([[f,f],[f,f]]) choose(j%3,f)
compress(np.array([True,False,True]),f,0) convolve(g,f[0]) convolve(c[0],g,'same')
correlate(g,f[0]) correlate(c[0],c[1]) copy(f) corrcoef(f) corrcoef(c) cov(f) cov(c)
cov(f,p,aweights=np.array([1.,2,1,3])) cumulative_prod(p,axis=1)
cumulative_prod(p,axis=1,include_initial=True) cumulative_sum(f,axis=1)
cumulative_sum(f,axis=1,include_initial=True) delete(f,1,0) dsplit(t,2) ediff1d(f,to_begin=s)
extract(np.asarray(np.arange(12).reshape(3,4)>4),f,size=5) fill_diagonal(f,s,inplace=False)
geomspace(p[0],p[1],4) geomspace(s,s+3,5) gradient(f) gradient(f,0.5,axis=1)
gradient(f,g.cumsum(),axis=1) histogram(g,bins=3,weights=p[0])[0]
histogram2d(f[0],f[1],bins=3,weights=p[0])[0] histogramdd(f.T,bins=2,weights=g)[0]
bincount(j,weights=g,length=5) insert(f,1,s,0) insert(f,2,g[:3],1) ix_(g,g) kaiser(6,s)
matvec(f,g) vecmat(m.T[0],f.T) median(f,1) median(f) nancumprod(p,1) nancumsum(f,0) nanmedian(f,0)
nanpercentile(f,30) nanprod(p,0) nanquantile(f,0.3,1) nanstd(f,0) nanvar(f,1) nanmean(f)
nansum(f,1) nanmin(f,0) nanmax(f,1) partition(f,2) percentile(f,40,1) percentile(f,s*20)
percentile(f,40,method='lower') piecewise(f,[f<0,f>=0],[lambda_x2,lambda_x])
place(f,f>0,g,inplace=False) poly(g) poly(sym) polyadd(g,f[0]) polyder(g) polydiv(f[0],g[:2])[0]
polyfit(np.arange(4.)+g*.1,f[0],2) polyint(g) polyint(g,2,k=g[:2]) polymul(g,f[0]) polysub(g,f[0])
polyval(c[0],w) put(f,j,g,inplace=False) put_along_axis(f,j[None]%3,g[None],0,inplace=False)
quantile(f,0.3) quantile(f,o[0,0],1) quantile(f,0.3,method='nearest') resize(f,(4,5))
roots(np.array([1.,-6,11,-6])+g*0.1,strip_zeros=False) sort(f,1) sort(f,None) sort_complex(c[0])
trim_zeros(g) unwrap(f*3) vander(g,3) vander(c[0]) vectorize(lambda_xy)(f,g)
union1d(g,f,size=16,fill_value=0.) unique(g,size=4) setdiff1d(g,f[0],size=4,fill_value=0.)
setxor1d(g,f[0],size=8,fill_value=0.) intersect1d(g,g[::-1],size=4,fill_value=0.)
unique_values(g,size=4) unique_all(g,size=4)[0] unique_counts(g,size=4)[0]
unique_inverse(g,size=4)[0] double(f) cdouble(f) float64(f) float_(f) complex_(f) complex128(f)
logspace(s,s+1,4) linspace(s,g,3) interp(q[0],np.linspace(-1,1,4),f[1])
interp(s*.1,np.linspace(-1,1,4),c[1]) trapezoid(f,np.cumsum(p,1),axis=1) trapezoid(c)
cross(f[:,:3],m[:3]) kron(f,m) tensordot(c,m,1) float_power(p,f) nan_to_num(f) triu(c)
take_along_axis(c,i%4,1) roll(c,1,1) pad(f,1,mode='linear_ramp') pad(f,1,mode='mean')
pad(f,2,mode='maximum') pad(f,1,mode='minimum') pad(f,1,mode='median') ptp(f,1)
average(f,0,weights=p) average(c,1,weights=p[0]) select([f>1,f>0],[c,-c],f) clip(f,s-2,s)
ldexp(f,j) heaviside(f,p) copysign(f,g) fmod(f,p) remainder(f,p) floor_divide(f,p) diff(c)
fromfunction(lambda_ij,(3,4)) array([s,s*2]) asarray(c) full((2,),s) full_like(f,s)
frompyfunc(lambda_xy,2,1,identity=0.)(f,p) diagflat(g) tri(3)*f[:,:3] array_split(f,3,1) rint(f)
broadcast_arrays(f,g)
"""
LAX = """
abs(c) acos(w) bessel_i0e(f) bessel_i1e(f) betainc(2.5*np.ones((3,4)),1.5*np.ones((3,4)),o)
broadcast_like(g,f) broadcast_to_rank(g,3) conj(c) real(c) imag(c) complex(f,p) cumlogsumexp(f,1)
cumlogsumexp(f,0,True) cumsum(f,1) cumprod(p,1,True) cummax(f,1) cummin(f,0,True) digamma(p)
lgamma(p) igamma(p,l) igammac(p,l) polygamma(2.*np.ones_like(p),p) zeta(l+1,p)
conv(img,ker[:,:,:,:],(1,1),'SAME')
conv_general_dilated(img,ker,(2,1),[(1,0),(2,1)],lhs_dilation=(1,2),rhs_dilation=(2,1))
conv_general_dilated(img+0j,ker*1j,(1,1),'VALID')
conv_general_dilated(np.tile(img,(1,2,1,1)),ker,(1,1),'VALID',feature_group_count=2)
conv_general_dilated(img,ker,(1,1),'VALID',batch_group_count=2)
conv_general_dilated_local(img[:1],np.tile(ker.reshape(4,18,1,1),(1,1,6,6)),(1,1),'VALID',(3,2))
conv_general_dilated_patches(img,(2,2),(1,1),'VALID')
conv_transpose(img,ker.transpose(2,3,1,0),(2,1),'SAME',dimension_numbers=NCHW)
conv_with_general_padding(img,ker,(1,1),[(0,0),(1,1)],None,None) fft(c,'FFT',(4,))
fft(v,'RFFT',(8,)) fft(c,'IRFFT',(6,)) fft(c,'IFFT',(3,4)) dot(f,m)
dot_general(t,t,(((2,),(2,)),((0,),(0,)))) batch_matmul(t,t.mT) reduce_max(f,(0,))
reduce_min(f,(1,)) reduce_prod(f,(0,)) reduce_sum(c,(0,1)) reduce(f,0.,lax.add,(1,))
reduce_window(f,0.,lax.add,(2,2),(1,1),'VALID')
reduce_window(f,-np.inf,lax.max,(2,2),(1,2),'SAME')
reduce_window(f,np.inf,lax.min,(2,2),(1,1),'VALID') reduce_precision(f,11,52)
index_take(f,(j%3,),(0,)) gather(f,j[:,None]%3,DN_GATHER,(1,4))
scatter(f,j[:2,None]%3,m[:2,:1]*g,DN_SCATTER)
scatter_add(f,j[:,None]%3,np.tile(g,(4,1)),DN_SCATTER)
scatter_sub(f,j[:,None]%3,np.tile(g,(4,1)),DN_SCATTER)
scatter_mul(f,j[:2,None]%3,np.tile(g,(2,1)),DN_SCATTER,unique_indices=True)
scatter_min(f,j[:2,None]%3,np.tile(g,(2,1)),DN_SCATTER)
scatter_max(f,j[:2,None]%3,np.tile(g,(2,1)),DN_SCATTER) sort(f) sort([f,p],num_keys=1)
sort_key_val(f,p) split(f,(1,3),1) tile(g,(3,)) top_k(f,2)[0] unstack(f) stack([f,p])
concatenate([f,p],0) pad(f,s,[(1,2,1),(0,-1,0)]) rev(f,(1,)) transpose(f,(1,0))
squeeze(f[None],(0,)) expand_dims(f,(1,)) dynamic_slice(f,(k-1,k),(2,2))
dynamic_update_slice(f,f[:2,:2]*2,(k,k)) dynamic_index_in_dim(f,k,0) dynamic_slice_in_dim(f,k,2,1)
dynamic_update_index_in_dim(f,g,k,0) dynamic_update_slice_in_dim(f,m.T[:1],k,0)
slice(f,(0,1),(3,4),(2,1)) slice_in_dim(f,1,3,1,1) index_in_dim(f,1,0)
associative_scan(lax.mul,p,axis=1) associative_scan(lax.add,f,reverse=True) scan(lambda_scan,s,g)
fori_loop(0,3,lambda_fori,f) map(lax.sin,f) cond(True,lax.sin,lax.cos,f)
switch(k,[lax.sin,lax.cos,lax.tanh],f)
custom_linear_solve(lambda_mv,g,lambda_solve,symmetric=True)
custom_root(lambda_root,1.5,lambda_newton,lambda_tangent)+s platform_dependent(f,default=lax.sin)
ragged_dot(f,np.stack([m,m*2]),np.array([1,2],np.int32))
ragged_dot_general(f,np.stack([m,m*2]),np.array([1,2],np.int32),RAGGED) optimization_barrier(f)
stop_gradient(f)*0 square(c) sqrt(c) rsqrt(c) log(c) exp(c) sin(c) cos(c) tan(w) tanh(w) sinh(w)
cosh(w) asinh(w) acosh(w+2) atanh(w) asin(w) atan(w) log1p(w) expm1(w) logistic(w) pow(c,w)
integer_pow(c,3) mul(c,w) div(c,w+2) sub(c,w) neg(c) select_n(b,c,w)
convert_element_type(f,complex) sinh(f) reciprocal(c) approx_max_k(f,2)[0] approx_min_k(f,2)[0]
cbrt(p) exp2(c) rem(f,p) clamp(s-2,f,s)
"""
LAX_LINALG = """
cholesky(spd) cholesky_update(np.linalg.cholesky(spd).T,g) eigh(sym) lu(sq)[0]
qr(tall,full_matrices=False) svd(tall,full_matrices=False) svd(f,compute_uv=False)
symmetric_product(f,sq[:3,:3]) triangular_solve(tri,m,left_side=True,lower=True)
triangular_solve(tri,f,left_side=False,lower=True,transpose_a=True) qdwh(tall)[0]
tridiagonal_solve(g,g+4,g,m)
"""
NN = """
dot_product_attention(t[:,None],t[:,None]*.5,t[:,None]*2) hard_swish(f) log1mexp(p)
sparse_sigmoid(f) swish(f) softmax(f) logsumexp(c) logmeanexp(f,1) standardize(f,0) gelu(f,False)
celu(f,.7) glu(f,1)
"""
NP_LINALG = """
cholesky(spd) cholesky(spd+0j) cholesky(spd,upper=True) cond(sq) cond(sq,1) cross(m,m[::-1]+1)
det(sq) det(cs) diagonal(t) eigh(sym)[0] eigh(sym) eigvalsh(sym) eigvals(sq) inv(sq) inv(cs)
lstsq(tall,v[:5])[0] matmul(c,m) matrix_norm(f) matrix_norm(f,ord=2) matrix_norm(f,ord='nuc')
matrix_norm(f,ord=1) matrix_power(sq,3) matrix_power(sq,-2) matrix_transpose(c) multi_dot([f,m,f])
norm(c) norm(f,2) norm(f,'nuc') norm(f,-2) norm(f,1) norm(f,np.inf) norm(g,3.5) norm(g,-np.inf)
outer(c[0],g) pinv(tall) pinv(f) qr(tall) qr(sq) qr(cs) qr(tall,mode='r') slogdet(sq) slogdet(cs)
solve(sq,m) solve(cs,m) svd(tall,full_matrices=False) svd(tall,compute_uv=False) svdvals(f)
tensordot(c,m,1) tensorinv(sq.reshape(4,2,2),1) tensorsolve(sq.reshape(2,2,4),g.reshape(2,2))
trace(sq) vecdot(c,w) vecdot(f,g) vector_norm(c) vector_norm(f,axis=1,ord=3) vector_norm(f,ord=1)
"""
NP_FFT = """
fft(c) fft(f,6) fft(c,axis=0,norm='ortho') fft2(c) fftn(t) fftshift(c) hfft(c) hfft(c,5) ifft(c)
ifft2(c) ifftn(t*1j) ifftshift(f) ihfft(f) irfft(c) irfft(c,7) irfft2(c) irfftn(t+1j*t) rfft(f)
rfft(f,5) rfft2(f) rfftn(t) rfftn(t,norm='forward')
"""
SPECIAL = """
beta(p,l) betainc(2.5*np.ones((3,4)),1.5*np.ones((3,4)),o) betaln(p,l) boxcox(l,f) boxcox1p(p,f)
dawsn(f) digamma(p) entr(p) erf(f) erfc(f) erfcx(p) erfinv(q) exp1(p) expi(p) expit(f) fresnel(f)
gamma(p) gammainc(p,l) gammaincc(p,l) gammaln(p) hyp1f1(p,l,q) hyp2f1(.5,1.5,2.5,q*.5) i0(f)
i0e(f) i1(f) i1e(f) kl_div(p,l) log_ndtr(f) log_softmax(f) log_softmax(f,axis=0) loggamma(p)
logit(o) logsumexp(f) logsumexp(f,1,b=p) logsumexp(c) multigammaln(l+2,2) ndtr(f) ndtri(o)
owens_t(f,q) poch(p,l) polygamma(1,p) rel_entr(p,l) sici(p) softmax(f,axis=1) spence(p) wofz(c)
xlog1py(f,p) xlogy(f,p) zeta(l+1,p) bessel_jn(p*3,v=2,n_iter=40) expn(2,p) factorial(p)
comb(l+2,p) bernoulli(4)*s sph_harm_y(j[:3]+2,j[:3]%2,p[0,:3],o[0,:3],n_max=6) erf(q*3) erfc(q*4)
ndtri(o*.1)
"""
LINALG = """
block_diag(f,m) cho_solve((np.linalg.cholesky(spd),True),m) cho_factor(spd)[0] cholesky(spd)
cholesky(spd,lower=True) circulant(g) companion(l[0]) convolution_matrix(g,3) det(sq) det(cs)
eigh(sym) eigh(sym,eigvals_only=True)
eigh_tridiagonal(np.arange(4.)*2+g*.1,g[:3],eigvals_only=True) expm(sq*.3) expm(cs*.2)
expm_frechet(sq*.3,f[:1]*f.T[:,:1]) fiedler(g) hankel(g,f[0]) inv(sq) leslie(g,f[0,:3]) lu(sq)
lu_factor(sq)[0] lu_solve(scipy.linalg.lu_factor(sq),m) polar(tall) qr(tall,mode='economic')
solve(sq,m) solve(spd,m,assume_a='pos') solve_triangular(tri,m,lower=True)
solve_triangular(tri,m,lower=True,trans='T') svd(tall,full_matrices=False) svd(f,compute_uv=False)
toeplitz(g,f[0]) qr_multiply(tall,tall.T*2) fiedler_companion(l[0])
"""
SIGNAL = """
convolve(v,g) convolve(v,g,'same') convolve2d(f,f[:2,:2]) correlate(v,g) correlate2d(f,f[:2,:2])
csd(v,v[::-1],nperseg=4) detrend(v) detrend(f,type='constant') fftconvolve(v,g)
istft(c,nperseg=4)[1] stft(v,nperseg=4) welch(v,nperseg=4) convolve(v,g,method='fft')
"""
STATS_MODULE = "sem(f) sem(f,1,ddof=0)"
FFT = "dct(f) dct(f,axis=0,norm='ortho') dctn(f) idct(f) idctn(f)"
OTHERS = [
    "scipy.integrate.trapezoid(f, np.cumsum(p, 1))",
    "scipy.ndimage.map_coordinates(f, [p[0], p[1]], order=1, mode='nearest')",
    "scipy.interpolate.RegularGridInterpolator((np.arange(3.), np.arange(4.)), f)(o[:, :2])",
    "scipy.sparse.linalg.cg(lambda_spd, g)[0]",
    "scipy.sparse.linalg.bicgstab(lambda_spd, g)[0]",
    "scipy.sparse.linalg.gmres(lambda_spd, g)[0]",
    "scipy.spatial.transform.Rotation.from_quat(g).apply(f[:, :3])",
    "scipy.spatial.transform.Rotation.from_rotvec(f[0, :3]).as_matrix()",
    "scipy.spatial.transform.Rotation.from_euler('xyz', f[0, :3]).as_quat()",
    "scipy.spatial.transform.Slerp.init(np.array([0., 1.]), "
    "scipy.spatial.transform.Rotation.from_rotvec(f[:2, :3]))(o[0, 0]).as_rotvec()",
    "scipy.stats.gaussian_kde(g).evaluate(f[0])",
    "scipy.stats.gaussian_kde(g).logpdf(f[0])",
    "scipy.stats.gaussian_kde(g, 's' and .7).integrate_box_1d(0., s)",
    "image.resize(f, (5, 3), 'linear')",
    "image.resize(f, (5, 6), 'cubic')",
    "image.resize(f, (2, 3), 'lanczos3')",
    "image.scale_and_translate(f, (4, 4), (0, 1), o[0, :2] + 1, g[:2], 'linear')",
    "scipy.cluster.vq.vq(f, m.T)[1]",
    "flatten_util.ravel_pytree({'a': f, 'b': g})[0]",
    "ops.segment_sum(f, np.array([0, 1, 1]), 3)",
    "ops.segment_prod(f, np.array([0, 1, 2]), 3, unique_indices=True)",
    "ops.segment_max(f, np.array([0, 1, 1]), 2)",
    "ops.segment_min(f, np.array([0, 1, 1]), 2)",
]
RANDOM = """
uniform(key,(3,4),None,q-2,p) truncated_normal(key,q-1.5,l) lognormal(key,p) pareto(key,l)
rayleigh(key,p) wald(key,p) weibull_min(key,p,l,(3,4)) triangular(key,q-2,q,p+2)
double_sided_maxwell(key,f,p) multivariate_normal(key,g,spd,(3,))
multivariate_normal(key,g,sym,(3,),method='eigh') permutation(key,f) permutation(key,f,1,True)
choice(key,f,(2,)) choice(key,f,(2,),replace=False)
"""
# distribution: arguments, and the functions of them
STATS = {
    "norm": ("f, g, p", "pdf logpdf cdf logcdf sf logsf"),
    "norm ": ("o, g, p", "ppf isf"),
    "bernoulli": ("j % 2, o[0]", "pmf logpmf cdf"),
    "beta": ("o, p, l", "pdf logpdf"),
    "beta ": ("o, 2.5, 1.5", "cdf logcdf sf logsf"),
    "betabinom": ("j, 6, p[0], l[0]", "pmf logpmf"),
    "binom": ("j, 6, o[0]", "pmf logpmf"),
    "cauchy": ("f, g, p", "pdf logpdf cdf logcdf sf logsf"),
    "cauchy ": ("o, g, p", "ppf isf"),
    "chi2": ("p, l", "pdf logpdf cdf logcdf sf logsf"),
    "dirichlet": ("o[0] / o[0].sum(), p[0]", "pdf logpdf"),
    "expon": ("p, -o, l", "pdf logpdf cdf logcdf sf logsf"),
    "expon ": ("o, f, l", "ppf"),
    "gamma": ("p, l, -o, l", "pdf logpdf cdf logcdf sf logsf"),
    "gennorm": ("f, l", "pdf logpdf cdf"),
    "geom": ("j + 1, o[0]", "pmf logpmf"),
    "gumbel_l": ("f, g, p", "pdf logpdf cdf logcdf sf logsf"),
    "gumbel_l ": ("o, f, p", "ppf"),
    "gumbel_r": ("f, g, p", "pdf logpdf cdf logcdf sf logsf"),
    "gumbel_r ": ("o, f, p", "ppf"),
    "laplace": ("f, g, p", "pdf logpdf cdf"),
    "logistic": ("f, g, p", "pdf logpdf cdf sf"),
    "logistic ": ("o, g, p", "ppf isf"),
    "multinomial": ("j, 6, o[0] / o[0].sum()", "pmf logpmf"),
    "multivariate_normal": ("g, f[0], spd", "pdf logpdf"),
    "nbinom": ("j, p[0], o[0]", "pmf logpmf"),
    "pareto": ("l, p", "pdf logpdf cdf logcdf sf logsf"),
    "pareto ": ("o, p", "ppf"),
    "poisson": ("j, p[0]", "pmf logpmf cdf"),
    "poisson ": ("3 * p[0]", "entropy"),
    "t": ("f, l, g, p", "pdf logpdf"),
    "truncnorm": ("q, -l, l", "pdf logpdf cdf logcdf sf logsf"),
    "uniform": ("o, -l, 5 * l", "pdf logpdf cdf"),
    "uniform ": ("o, f, l", "ppf"),
    "vonmises": ("f, p", "pdf logpdf"),
    "wrapcauchy": ("p, o", "pdf logpdf"),
}

HELPERS = {
    "lambda_x": "lambda x: np.sin(x)",
    "lambda_x2": "lambda x: x * x",
    "lambda_xy": "lambda x, y: np.sin(x) * y",
    "lambda_ij": "lambda i, j: i * s + j",
    "lambda_scan": "lambda c, x: (c * x + 1, c + x)",
    "lambda_fori": "lambda i, x: np.sin(x) * 2",
    "lambda_mv": "lambda x: spd @ x",
    "lambda_solve": "lambda mv, x: np.linalg.solve(spd, x)",
    "lambda_root": "lambda x: x * x * x - s",
    "lambda_newton": "lambda f, x: s ** (1 / 3)",
    "lambda_tangent": "lambda f, y: y / f(1.0)",
    "lambda_spd": "lambda x: spd @ x",
}


def names(lib: Any, arrays: dict[str, Any]) -> dict[str, Any]:
    """What an expression may use."""
    numbers = lib.lax.GatherDimensionNumbers
    found: dict[str, Any] = {
        "np": lib.numpy, "lax": lib.lax, "nn": lib.nn, "scipy": lib.scipy, "ops": lib.ops,
        "random": lib.random, "key": lib.random.key(3), "image": lib.image,
        "flatten_util": lib.flatten_util, **arrays,
    }  # fmt: skip
    found["DN_GATHER"] = numbers((1,), (0,), (0,))
    found["DN_SCATTER"] = lib.lax.ScatterDimensionNumbers((1,), (0,), (0,))
    found["NCHW"] = ("NCHW", "HWIO", "NCHW")
    found["RAGGED"] = lib.lax.RaggedDotDimensionNumbers((((1,), (1,)), ((), ())), (0,), (0,))
    for name, text in HELPERS.items():
        found[name] = eval(text, found)
    return found


def _rows(prefix: str, text: str) -> list[str]:
    return [f"{prefix}.{call}" for call in text.split()]


ROWS = [
    *_rows("np", NUMPY), *_rows("lax", LAX), *_rows("lax.linalg", LAX_LINALG), *_rows("nn", NN),
    *_rows("np.linalg", NP_LINALG), *_rows("np.fft", NP_FFT), *_rows("scipy.special", SPECIAL),
    *_rows("scipy.linalg", LINALG), *_rows("scipy.signal", SIGNAL),
    *_rows("scipy.stats", STATS_MODULE), *_rows("scipy.fft", FFT), *_rows("random", RANDOM),
    *OTHERS,
    *(f"scipy.stats.{name.strip()}.{f}({args})"
      for name, (args, functions) in STATS.items() for f in functions.split()),
]  # fmt: skip
