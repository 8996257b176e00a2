"""The rest of the library against JAX and NumPy: what `test_numpy` does not have.

Shapes, element types and weak marks are those that JAX infers. Values are NumPy's where NumPy has
the function with these arguments, else JAX's; the slow test compares all values with JAX, compiled.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
from library_table import table

TABLE = table()
LINES = [
    "np.apply_along_axis(np.sort, 0, f)", "np.apply_along_axis(lambda v: v[:2]*2, 1, t)",
    "np.apply_over_axes(np.sum, t, [0,2])", "np.bartlett(5)", "np.blackman(6)", "np.hamming(4)",
    "np.hanning(7)", "np.kaiser(5, 3.0)", "np.kaiser(1,2.)", "np.hamming(1)", "np.hanning(0)",
    "np.bincount(j, length=5)", "np.bincount(j, weights=g, length=3)",
    "np.bincount(i.ravel(), length=4)", "np.bincount(b.ravel(), length=2)",
    "np.block([[f, f],[f,f]])", "np.block([g, 1.0])", "np.block([[f],[i]])",
    "np.choose(j % 2, [g, g*2], mode='wrap')", "np.choose(j, [f[:,:4], i], mode='clip')",
    "np.compress(np.array([True,False,True]), f, axis=0, size=2)",
    "np.compress(b[0], g, size=3, fill_value=-1)", "np.corrcoef(f)", "np.corrcoef(f, rowvar=False)",
    "np.corrcoef(g, p[0])", "np.corrcoef(c)", "np.cov(f)", "np.cov(f, rowvar=False)", "np.cov(g)",
    "np.cov(g, p[0], ddof=0)", "np.cov(f, fweights=np.abs(j), aweights=np.abs(g))",
    "np.cov(f, bias=True)", "np.cov(f, aweights=p[0])", "np.cov(c)", "np.cov(i)",
    "np.cov(f, fweights=j+1)", "np.cumulative_prod(p, axis=1)",
    "np.cumulative_prod(g, include_initial=True)",
    "np.cumulative_sum(f, axis=0, include_initial=True)", "np.cumulative_sum(u, axis=0)",
    "np.cumulative_sum(n, axis=1)", "np.cumulative_sum(b, axis=1)", "np.delete(f, 1, axis=0)",
    "np.delete(f, slice(0,2), axis=1)",
    "np.delete(f, np.array([0,2]), axis=1, assume_unique_indices=True)", "np.delete(g, -1)",
    "np.delete(f, j[:2], axis=1, assume_unique_indices=True)", "np.diag_indices(3)",
    "np.diag_indices_from(f@m)", "np.dsplit(t, 2)", "np.extract(b, f, size=4)",
    "np.extract(b, f, size=4, fill_value=9)", "np.fill_diagonal(f, 7, inplace=False)",
    "np.fill_diagonal(f, g, inplace=False)", "np.flatnonzero(z, size=5)",
    "np.flatnonzero(z, size=20, fill_value=-1)", "np.argwhere(z, size=4)",
    "np.argwhere(z, size=20, fill_value=7)", "np.nonzero(z, size=4)",
    "np.nonzero(z, size=20, fill_value=(3,4))", "np.where(z, size=3)",
    "np.where(z>0, size=20, fill_value=-1)", "np.nonzero(t, size=4)", "np.frexp(f)", "np.frexp(w)",
    "np.frexp(h)", "np.frexp(i)", "np.modf(f)", "np.modf(w)", "np.modf(i)", "np.spacing(f)",
    "np.spacing(w)", "np.spacing(h)", "np.gcd(i, u.astype('int32'))", "np.gcd(i, 6)",
    "np.lcm(i, j)", "np.lcm(n, n)", "np.gcd(u, u)", "np.geomspace(1, 1000, 4)",
    "np.geomspace(-1,-8,4)", "np.geomspace(p[0], p[1], 3)",
    "np.geomspace(1, 100, 3, endpoint=False)", "np.geomspace(1,16,5,dtype=int)",
    "np.geomspace(p[0], p[1], 3, axis=1)", "np.geomspace(1j, 16j, 5)", "np.gradient(g)",
    "np.gradient(f)", "np.gradient(f, axis=1)", "np.gradient(f, 2.0)", "np.gradient(f, 0.5, 2.0)",
    "np.gradient(g, np.array([0.,1.,3.,4.]))", "np.gradient(i)", "np.gradient(f, axis=(0,1))",
    "np.histogram(f)", "np.histogram(f, 4)", "np.histogram(f, 4, range=(-1,1))",
    "np.histogram(f, np.array([-2.,0,1,2]))", "np.histogram(f, 4, weights=p)",
    "np.histogram(f, 5, density=True)", "np.histogram(i, 3)", "np.histogram_bin_edges(f, 3)",
    "np.histogram2d(g, p[0], 3)", "np.histogram2d(g, p[0], [2,3], density=True)",
    "np.histogramdd(f.T, 3)", "np.histogramdd(f.T, [2,3,4], weights=g)", "np.histogram(h,3)",
    "np.histogram(np.ones(3), 3)", "np.insert(g, 1, 9.)", "np.insert(f, 1, g, axis=0)",
    "np.insert(f, np.array([0,2]), 7, axis=1)", "np.insert(g, slice(0,2), 5)",
    "np.insert(f, 2, m[:,0][:3], axis=1)", "np.insert(g, j, g)", "np.ix_(j[:2], j)",
    "np.ix_(np.array([1,2]), np.array([3]))", "np.mask_indices(3, np.triu, size=6)",
    "np.matvec(f, g)", "np.matvec(t, g)", "np.vecmat(p[:,0], f)", "np.vecmat(c[0], c.T)",
    "np.mgrid[0:3, 0:2]", "np.ogrid[0:3, 0:2]", "np.mgrid[0:1:5j]", "np.mgrid[0:4]",
    "np.r_[0:3, 9, g]", "np.c_[g, g]", "np.r_['0,2', g, g]", "np.r_['1,3', g, g]",
    "np.r_['0,2,0', g, g]", "np.c_[g, 1.0*j]", "np.r_[0:1:3j]", "np.ogrid[0:2:3j, 1:3]",
    "np.nanargmax(w)", "np.nanargmin(w)", "np.nanargmax(np.where(b, f, np.nan), 1)",
    "np.nanargmax(np.full((2,3),np.nan), 1)", "np.nancumprod(w)", "np.nancumsum(w[:2])",
    "np.nanprod(w[:2])", "np.nanstd(w[:2])", "np.nanvar(np.where(b,f,np.nan), 0)",
    "np.nanvar(np.where(b,f,np.nan), ddof=1)", "np.nanstd(f, 1, keepdims=True)",
    "np.nanmean(f, where=b)", "np.nanmax(f, initial=5.0)", "np.nanmin(f, where=b, initial=0.0)",
    "np.nansum(f, where=b, initial=2)", "np.nanvar(i)", "np.nanmax(i)", "np.nanvar(c)",
    "np.nansum(h)", "np.nanprod(i)", "np.nanmean(h)", "np.nanvar(h)", "np.packbits(b)",
    "np.packbits(b, axis=1)", "np.packbits(b, axis=0, bitorder='little')", "np.unpackbits(u)",
    "np.unpackbits(u, axis=1)", "np.unpackbits(u, axis=0, count=5)",
    "np.unpackbits(u, count=-3, bitorder='little')", "np.unpackbits(u, count=200)",
    "np.piecewise(f, [f<0, f>1], [0.0, lambda x: x*2])",
    "np.piecewise(f, [f<0, f>1], [lambda x: -x, 1, lambda x: x+1])",
    "np.piecewise(i, [i>0], [2.7])", "np.piecewise(f, f>0, [1])",
    "np.place(f, b, g, inplace=False)", "np.place(f, b, np.array([1.,2]), inplace=False)",
    "np.put(f, j, g, inplace=False)", "np.put(f, j+9, g[:2], mode='clip', inplace=False)",
    "np.put(f, j+9, 3., mode='wrap', inplace=False)",
    "np.put(f, np.array([-1, 30]), 3., inplace=False)", "np.poly(g)", "np.poly(f[:, :3])",
    "np.polyadd(g, p[0,:2])", "np.polysub(p[0,:2], g)", "np.polymul(g, p[0,:2])",
    "np.polydiv(g, p[0,:2])", "np.polydiv(p[0,:2], g)", "np.polyder(g)", "np.polyder(g, 2)",
    "np.polyder(g, 9)", "np.polyint(g)", "np.polyint(g, 2, k=np.array([1.,2]))",
    "np.polyint(g, 3, k=1)", "np.polyfit(g, p[0], 2)", "np.polyfit(g, m, 1)",
    "np.polyfit(g, p[0], 1, w=p[1], cov=True)", "np.polyfit(g, p[0], 1, full=True)",
    "np.polyfit(g, p[0], 1, cov='unscaled')", "np.polyval(f, g)", "np.polyval(i[0], 2)",
    "np.polyder(i[0])", "np.polyint(j)", "np.polymul(j, j)", "np.vander(g)",
    "np.vander(g, 3, increasing=True)", "np.vander(j)", "np.roots(g, strip_zeros=False).imag",
    "np.ravel_multi_index((j, j), (4, 4), mode='clip')",
    "np.ravel_multi_index((j, i[0]), (4, 3), mode='wrap', order='F')",
    "np.unravel_index(j, (2, 2))", "np.unravel_index(i, (3, 4))", "np.unravel_index(3, (2, 2))",
    "np.resize(f, (2, 3))", "np.resize(g, (3, 3))", "np.resize(e, (2,))", "np.tril_indices(3)",
    "np.tril_indices(3, 1, 4)", "np.triu_indices(3, -1)", "np.triu_indices_from(f)",
    "np.tril_indices_from(f, 1)", "np.unwrap(g * 9)", "np.unwrap(f*9, axis=0)",
    "np.unwrap(i, period=5)", "np.unwrap(g*9, discont=4.)", "np.unwrap(j*5, period=4)",
    "np.vectorize(lambda x, y: x + y)(f, g)", "np.vectorize(np.dot, signature='(n),(n)->()')(f, g)",
    "np.vectorize(lambda a, b: (a @ b, a.sum()), signature='(n,m),(m)->(n),()')(t, g)",
    "np.vectorize(lambda x, k: x*k, excluded={1})(f, 3)",
    "np.vectorize(lambda x: x, signature='(n)->(n)')(f[None])", "np.add.reduce(f)",
    "np.add.reduce(f, axis=None)", "np.add.reduce(f, 1, keepdims=True)",
    "np.add.reduce(f, initial=2.0)", "np.multiply.reduce(i)", "np.multiply.accumulate(f, 1)",
    "np.add.accumulate(i)", "np.subtract.reduce(f)", "np.subtract.accumulate(f, 1)",
    "np.maximum.reduce(f, 1)", "np.minimum.accumulate(f)", "np.logical_and.reduce(b)",
    "np.logical_or.reduce(f, axis=1)", "np.bitwise_xor.reduce(i)", "np.logaddexp.reduce(f)",
    "np.add.outer(g, g)", "np.multiply.outer(f, g)", "np.add.at(f, j%3, 1., inplace=False)",
    "np.subtract.at(g, j, 2., inplace=False)", "np.maximum.at(g, j, 0., inplace=False)",
    "np.negative.at(g, j[:2], inplace=False)",
    "np.logaddexp.at(g, np.array([0,0,1]), 1.0, inplace=False)",
    "np.add.reduceat(g, np.array([0,2]))", "np.add.reduceat(f, np.array([0,2,1]), axis=1)",
    "np.frompyfunc(lambda x,y: x*y, 2, 1)(f, g)",
    "np.frompyfunc(lambda x,y: x*y, 2, 1, identity=1).reduce(f)",
    "np.maximum.reduce(f, where=b, initial=-9.)", "np.add.reduce(f, where=b)",
    "np.add.reduce(i, dtype='float32')", "np.bitwise_and.reduce(u)",
    "np.bitwise_or.accumulate(i,1)", "np.interp(f, np.arange(4.0), g, left=1.0)",
    "np.interp(f, np.arange(4.0), g, right='extrapolate')",
    "np.interp(f*9, np.arange(4.0), g, period=3.0)", "np.interp(f, np.arange(4.0), c[0])",
    "np.interp(i, np.arange(4), j)", "np.ediff1d(f, to_end=1., to_begin=g)", "np.trapezoid(f, g)",
    "np.copy(f)", "np.fromfunction(lambda i, j: i + j, (2,3))",
    "np.fromfunction(lambda i, j: i*g, (2,3), dtype=int)", "np.std(f, mean=np.mean(f))",
    "np.var(f, 0, mean=np.mean(f,0,keepdims=True))", "np.ptp(f,1,keepdims=True)", "np.isscalar(f)",
    "np.iscomplexobj(c)", "np.isrealobj(f)", "np.round(i, -1)", "np.around(f, 1)",
    "np.concat([f,f],axis=1)", "np.stack([f,f],axis=-1,dtype='float16')", "np.clip(f, min=0)",
    "np.clip(f, max=g)", "np.clip(i, 2.5)", "np.isposinf(w)",
    "np.pad(f, ((1,2),(0,3)), mode='linear_ramp', end_values=3)",
    "np.pad(f, 2, mode='linear_ramp', end_values=((1,2),(3,4)))",
    "np.pad(i, 2, mode='linear_ramp')", "np.pad(f, 1, mode='maximum')",
    "np.pad(f, (2,1), mode='mean')", "np.pad(i, (2,1), mode='mean')",
    "np.pad(f, 1, mode='median', stat_length=2)",
    "np.pad(f, 1, mode='minimum', stat_length=((1,2),(3,2)))", "np.pad(f, 7, mode='reflect')",
    "np.pad(f, 7, mode='symmetric')", "np.pad(f, 7, mode='wrap')",
    "np.pad(f, 2, mode='reflect', reflect_type='odd')",
    "np.pad(f, 5, mode='symmetric', reflect_type='odd')", "np.pad(f, 1, mode='empty')*0",
    "np.pad(f, 1, constant_values=((1,2),(3,4)))", "np.pad(f, 1, constant_values=(1,2))",
    "np.pad(g, 3, mode=lambda v, w, a, k: v.at[:w[0]].set(7))", "np.pad(f[:1], 2, mode='reflect')",
    "np.pad(f, (1,))", "np.pad(f, [(1,2)])", "np.pad(e, 1)", "np.pad(np.ones(()), ())",
    "np.einsum('ij,jk,kl->il', f, m, f, optimize='greedy')",
    "np.einsum('ij,jk,kl->il', f, m, f, optimize=False)",
    "np.einsum('ij,jk,kl->il', f, m, f, optimize=[(1,2),(0,1)])", "np.einsum(f, [0,1], m, [1,2])",
    "np.einsum(f, [0,1], m, [1,2], [2,0])", "np.einsum(t, [...,0], g, [0])",
    "np.einsum('i,i,i->', g,g,g)", "np.einsum('i,j,k,l->ijkl', g,g,g,g)",
    "np.einsum('abc,cd,de,ae->b', t, m, f, f[:2])", "np.einsum('ij,ij->', i, i)",
    "np.einsum('ij,jk->ik', h, h.T, preferred_element_type='float32')",
    "np.einsum('...ij,...jk,kl->...il', t, m, f)", "np.einsum('ij->', b)",
    "np.einsum('ii->i', np.eye(3))", "np.einsum('ij,j', i, g)", "np.einsum('ij,kj->ik', c, c)",
    "np.einsum('->', s)", "np.einsum('i...->...', f)", "np.einsum('iij->j', np.ones((2,2,3)))",
    "np.einsum('i,ij->i', g, np.ones((4,1)))",
    "np.einsum('bhqd,bhkd->bhqk', np.ones((2,2,3,4)), np.ones((2,2,5,4)))",
    "np.einsum(' ij , jk -> ik ', f, m)", "np.einsum('ij', f)", "np.einsum('ji', f)",
    "np.einsum('ij,ji->', f, m)", "np.einsum('i->ii', g)", "np.einsum('ij,jk->iz', f, m)",
    "np.einsum('ijk,jk->', t, f)", "np.repeat(f, j, axis=1, total_repeat_length=8)",
    "np.repeat(g, j, total_repeat_length=4)",
    "np.repeat(f, np.array([2]), axis=0, total_repeat_length=6)",
    "np.repeat(g, 2, total_repeat_length=6)", "np.roll(f, k)", "np.roll(f, k, axis=1)",
    "np.roll(f, (k, 1), axis=(0,1))", "np.roll(f, j[:2], axis=(0,1))", "np.roll(f, 1, axis=(0,1))",
    "np.roll(g, -k)", "np.roll(f, 100, axis=0)", "np.cross(m, m[::-1], axis=1)",
    "np.cross(f[:, :2], f[:, 2:])", "np.cross(m[0,:2], m)", "np.cross(f.T, f.T)",
    "np.cross(f, f, axis=0)", "np.linalg.cross(m, m[::-1])", "np.linalg.outer(g, g)",
    "np.cross(f, f, axisa=0, axisb=0, axisc=0)", "np.floor_divide(f, p)", "np.remainder(f, -p)",
    "np.remainder(w, 2.0)", "np.fmod(w, 2.)", "np.divmod(w, -2.)", "np.array(f, ndmin=3)",
    "np.asarray(f, copy=True)", "np.eye(3, k=-1)", "np.linspace(0,1,0)",
    "np.linspace(0,1,1,endpoint=False)", "np.linspace(1,0,5)", "np.linspace(0,10,4,dtype='int32')",
    "np.linspace(f[0], 1, 3, axis=-1)", "np.logspace(0,1,3,base=2)", "np.arange(0,-5,-1)",
    "np.arange(1.5)", "np.arange(3, dtype='bfloat16')", "np.meshgrid(g)",
    "np.meshgrid(g,j,g,indexing='ij')", "np.meshgrid()", "np.indices((2,2), sparse=True)",
    "np.tri(3,k=-1)", "np.tril(np.ones(3))", "np.triu(np.ones((2,2,2)))", "np.unique(z, size=3)",
    "np.unique(z, size=12, fill_value=-1)",
    "np.unique(z, return_index=True, return_inverse=True, return_counts=True, size=9)",
    "np.unique(z, axis=0, size=2)", "np.searchsorted(np.sort(g), f)",
    "np.searchsorted(np.arange(5), i, side='right')", "np.quantile(f, 0.3)",
    "np.quantile(f, np.array([0.1,0.9]), axis=1)", "np.percentile(f, 30, axis=0, method='nearest')",
    "np.percentile(i, 25)", "np.median(f, axis=1, keepdims=True)", "np.nanmedian(w)",
    "np.digitize(f, np.array([-1.,0,1]))", "np.union1d(z, j, size=10)",
    "np.intersect1d(z, j, size=3)", "np.setdiff1d(j, z, size=3)", "np.setxor1d(z, j, size=4)",
    "np.isin(z, j)", "np.sort(f, axis=0, descending=True)", "np.argsort(f, axis=None)",
    "np.argsort(i, descending=True)", "np.lexsort((j, g))", "np.partition(f, 1)[:,1]",
    "np.sort_complex(c)", "np.convolve(g, p[0], mode='same')", "np.correlate(g, p[0], mode='full')",
    "np.quantile(f, 0.5, method='midpoint')", "np.quantile(f, 0.3, method='hazen')",
    "np.percentile(f, 50, weights=p, method='inverted_cdf')", "np.median(i)",
    "np.nanquantile(np.where(b,f,np.nan), 0.5, axis=0)", "np.quantile(h, 0.5)", "np.average(i)",
    "np.average(f, axis=(0,1))", "np.average(f, axis=0, weights=p, returned=True)",
    "np.average(t, axis=(0,1), weights=t[:,:,0])", "np.ptp(i)",
    "np.count_nonzero(f, keepdims=True)", "np.argmax(f, keepdims=True)",
    "np.nanargmin(f, axis=0, keepdims=True)", "np.max(i, initial=100)", "np.any(f, where=b)",
    "np.all(f, axis=(0,1), keepdims=True)", "np.sum(f, axis=())", "np.mean(f, dtype='bfloat16')",
    "np.mean(i, dtype='int8')", "np.prod(n, promote_integers=False)", "np.sum(u)",
    "np.sum(n, dtype='int8')", "np.cumsum(f, dtype='float16')", "np.std(c)",
    "np.var(i, correction=1)", "np.trapezoid(g, j.astype('float32'))", "np.trapezoid(f, axis=0)",
    "np.diff(b)", "np.diff(f, n=2, append=1.)", "np.ldexp(f, i)", "np.hypot(i, j)",
    "np.nextafter(f, 0.)", "np.sinc(i)", "np.exp2(i)", "np.angle(c, deg=True)", "np.angle(f)",
    "np.i0(f)", "np.heaviside(f, 0.5)", "np.copysign(i, -1)", "np.deg2rad(i)", "np.nan_to_num(c)",
    "np.nan_to_num(w, copy=False, neginf=0.)", "np.isclose(i, j)",
    "np.array_equal(w,w,equal_nan=True)", "np.array_equiv(f, f[:1])",
    "np.select([b, f>0],[i,f],default=2)", "np.where(b, i, h)", "np.clip(w, -1, 1)", "np.sign(c)",
    "np.round(c,1)", "np.reciprocal(i)", "np.float_power(i, 2)", "np.power(i, 2.0)",
    "np.power(2, u)", "np.square(c)", "np.conjugate(f)", "np.cbrt(i)", "np.positive(b)",
    "np.bitwise_count(i)", "np.invert(b)", "np.left_shift(b, b)", "np.true_divide(i, i)",
    "np.logical_not(c)", "np.expand_dims(f,(0,2))", "np.squeeze(f)", "np.moveaxis(t,[0,1],[-1,-2])",
    "np.rot90(t, axes=(1,2))", "np.flip(t,(0,2))", "np.broadcast_shapes((2,1),(3,))",
    "np.can_cast('int8','int16')", "np.shape(f)", "np.ndim(2)", "np.size(f,1)", "np.size(t,(0,1))",
    "np.column_stack([g,f.T])", "np.dstack([g,g])", "np.hstack([1,2])", "np.atleast_2d(1,g)",
    "np.append(f,f,axis=0)", "np.tile(2,(2,2))", "np.array_split(g,[1,2])",
    "np.split(f,[1],axis=-1)", "np.unstack(f,axis=1)", "np.kron(g,g)",
    "np.tensordot(f,f,([0,1],[0,1]))", "np.vecdot(c,c)", "np.vdot(i,j[:,None]*np.ones((1,3)))",
    "np.trace(t,axis1=1,axis2=2)", "np.diag(g,k=2)", "np.diagonal(t,offset=1,axis1=2,axis2=1)",
    "np.put_along_axis(f, j[None,:]%3, 5., 0, inplace=False)", "np.take(f, -1)",
    "np.ravel(t,order='F')", "np.reshape(f,(2,-1),order='F')", "np.astype(f,'int8')",
    "np.linalg.vector_norm(f)", "np.linalg.matrix_norm(f)",
    "np.average(t, axis=(0,1), weights=t[:,:,0])",
]  # fmt: skip

# What NumPy computes otherwise than JAX: other results for the same arguments, or other limits.
NOT_AS_NUMPY = {
    "np.geomspace(1,16,5,dtype=int)",  # 7.999...
    "np.modf(w)",  # of infinity
    "np.nan_to_num(w, copy=False, neginf=0.)",  # changes its argument
    "np.reciprocal(i)",  # of integers an integer
    "np.unwrap(i, period=5)",
}


def evaluate(lib: Any, args: dict[str, Any], lines: list[str]) -> dict[str, Any]:
    """Every line: its result, or the exception that it raised."""
    names = {"np": lib, **args}
    out: dict[str, Any] = {}
    for line in lines:
        try:
            out[line] = eval(line, dict(names))
        except Exception as e:
            out[line] = e
    return out


def arrays(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if not isinstance(v, Exception)}


@cache
def ours() -> dict[str, Any]:
    given = {k: mg.numpy.asarray(v) for k, v in TABLE.ARGS.items()}
    return evaluate(mg.numpy, given, LINES)


@cache
def inferred() -> dict[str, Any]:
    """Shapes, element types and weak marks of JAX."""
    raised: dict[str, Any] = {}

    def program(args: dict[str, Any]) -> dict[str, Any]:
        found = evaluate(jax.numpy, args, LINES)
        raised.update({k: v for k, v in found.items() if isinstance(v, Exception)})
        return arrays(found)

    return {**jax.eval_shape(program, TABLE.ARGS), **raised}


@cache
def numpys() -> dict[str, Any]:
    with np.errstate(all="ignore"):
        found = evaluate(np, TABLE.ARGS, [x for x in LINES if x not in NOT_AS_NUMPY])
    return arrays(found)


@cache
def of_jax() -> dict[str, Any]:
    """Values of every third of what NumPy doesn't have or does otherwise: XLA compiles slowly."""
    lines = [x for x in LINES if x not in numpys()][::3]
    program = jax.jit(lambda args: arrays(evaluate(jax.numpy, args, lines)))
    return program(TABLE.ARGS)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("line", LINES)
def test_like_jax_and_numpy(line: str) -> None:
    have, want = ours()[line], inferred()[line]
    if isinstance(want, Exception):
        assert isinstance(have, Exception), f"JAX raises {want}"
        return
    if isinstance(have, Exception):
        raise have
    values = numpys().get(line)
    values = of_jax().get(line, have) if values is None else values
    have, want, values = (TABLE.leaves(x) for x in (have, want, values))
    assert len(have) == len(want)
    for x, t, v in zip(have, want, values, strict=True):
        if not hasattr(x, "dtype"):
            assert x == v
            continue
        assert (np.shape(x), np.asarray(x).dtype) == (t.shape, t.dtype)
        if t.dtype != bool and hasattr(x, "weak_type"):
            assert x.weak_type == t.weak_type
        close(np.asarray(x), np.asarray(v))


def close(x: np.ndarray, v: np.ndarray) -> None:
    if x.dtype.kind in "biu":
        np.testing.assert_array_equal(x.astype(np.float64), v.astype(np.float64))
        return
    rtol = {2: 2e-2, 4: 1e-4, 8: 1e-4}[x.dtype.itemsize]
    wide = np.complex128 if x.dtype.kind == "c" else np.float64
    np.testing.assert_allclose(x.astype(wide), v.astype(wide), rtol=rtol, atol=rtol / 10)


def compared(lines: list[str]) -> None:
    """Compiled by both."""

    def program(lib: Any) -> Any:
        return lambda args: arrays(evaluate(lib, args, lines))

    mine = mg.jit(program(mg.numpy))(TABLE.ARGS)
    theirs = jax.jit(program(jax.numpy))(TABLE.ARGS)
    assert sorted(mine) == sorted(theirs)
    for line in mine:
        a, b = TABLE.leaves(mine[line]), TABLE.leaves(theirs[line])
        assert len(a) == len(b), line
        for x, y in zip(a, b, strict=True):
            assert (x.shape, x.dtype) == (y.shape, y.dtype), line
            try:
                close(np.asarray(x), np.asarray(y))
            except AssertionError as e:
                raise AssertionError(line) from e


@pytest.mark.filterwarnings("ignore")
def test_some_compiled() -> None:
    compared(LINES[::25])


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("part", range(5))
def test_all_compiled(part: int) -> None:
    compared(LINES[part::5])


# ---- derivatives ---------------------------------------------------------------------------------
SMOOTH = [
    "np.apply_along_axis(np.sort, 0, f)", "np.block([[f, f], [f * f, f]])", "np.corrcoef(f)",
    "np.cov(f)", "np.cov(f, aweights=np.abs(g))", "np.cumulative_prod(f, axis=1)",
    "np.cumulative_sum(f, axis=0, include_initial=True)", "np.delete(f, 1, axis=0)",
    "np.insert(f, 1, g, axis=0)", "np.geomspace(np.abs(f[0]) + 1, np.abs(f[1]) + 2, 4)",
    "np.gradient(f, axis=1)", "np.gradient(f, 0.5, 2.0)[0]", "np.histogram(f, weights=f * f)[0]",
    "np.bincount(np.array([0, 1, 1, 3]), weights=g, length=5)", "np.interp(f, np.arange(4.0), g)",
    "np.interp(f, np.sort(g), g * g, left='extrapolate', right='extrapolate')",
    "np.kaiser(6, g[0] ** 2)", "np.nanvar(np.where(f > 9, np.nan, f), 1)", "np.nanstd(f, 0)",
    "np.nanprod(f, 1)", "np.nancumprod(f, 1)", "np.nancumsum(f, 0)", "np.nanmean(f, where=f < 9)",
    "np.pad(f, 3, mode='reflect')", "np.pad(f, 2, mode='linear_ramp')", "np.pad(f, 2, mode='mean')",
    "np.pad(f, 4, mode='wrap')", "np.piecewise(f, [f < 0, f > 1], [np.sin, np.cos, np.exp])",
    "np.place(f, f > 0, g, inplace=False)", "np.put(f, np.array([1, 5]), g, inplace=False)",
    "np.poly(g)", "np.polyadd(g, g[:2])", "np.polymul(g, g)", "np.polydiv(g, g[:2])",
    "np.polyder(g)", "np.polyint(g, 2)", "np.polyval(g, f)", "np.polyfit(np.arange(4.0), g, 2)",
    "np.vander(g, 3)", "np.resize(f, (2, 9))", "np.unwrap(g * 9)", "np.trapezoid(f, g)",
    "np.matvec(f, g)", "np.vecmat(g[:3], f)", "np.cross(f[:, :3], f[:, 1:])",
    "np.remainder(f, 0.7)", "np.vectorize(np.dot, signature='(n),(n)->()')(f, g)",
    "np.multiply.reduce(f)",
    "np.subtract.accumulate(f, 1)", "np.logaddexp.reduce(f)", "np.add.at(f, 1, g, inplace=False)",
    "np.einsum('ij,jk,kl->il', f, f.T, f)", "np.modf(f)[0]", "np.r_[g, 1, g]", "np.c_[g, g * g]",
    "np.repeat(f, np.array([2, 0, 1]), axis=0)", "np.roll(f, (1, 2), (0, 1))", "np.ediff1d(f)",
    "np.fill_diagonal(f, g, inplace=False)", "np.choose(np.array([0, 1, 1, 0]), [g, g * g])",
    "np.compress(np.array([True, False, True]), f, 0)", "np.extract(f > 0, f)",
    "np.average(f, 0, g[:3] ** 2)",
]  # fmt: skip


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("line", SMOOTH)
def test_derivatives_by_differences(line: str) -> None:
    """Along one direction, in double precision."""
    rng = np.random.default_rng(1)
    held = {k: rng.uniform(0.1, 1, TABLE.ARGS[k].shape) * np.sign(TABLE.ARGS[k]) for k in "fg"}
    way = {k: rng.standard_normal(v.shape) for k, v in held.items()}

    def total(held: dict[str, Any]) -> Any:
        out = eval(line, {"np": mg.numpy, **held})
        parts = out if isinstance(out, tuple | list) else [out]
        return sum((x * np.cos(np.arange(x.size)).reshape(x.shape)).sum() for x in parts)

    with mg.enable_x64():
        at = {k: mg.numpy.asarray(v) for k, v in held.items()}
        gradient = mg.grad(total)(at)
        have = sum(float((gradient[k] * way[k]).sum()) for k in way)
        h = 1e-6
        near = [{k: mg.numpy.asarray(held[k] + s * way[k]) for k in held} for s in (h, -h)]
        want = (float(total(near[0])) - float(total(near[1]))) / (2 * h)
    assert have == pytest.approx(want, rel=2e-5, abs=2e-5)


def test_arrays_like_what_only_tells_a_shape() -> None:
    class Duck:
        shape, dtype = (2, 3), np.dtype("int32")

    def made(lib: Any) -> list[Any]:
        xp = lib.numpy
        told = lib.ShapeDtypeStruct((2,), "float16")
        results = (
            xp.zeros_like(told), xp.ones_like(Duck()), xp.full_like(Duck(), 2.5, shape=(1,)),
            xp.empty_like(lib.typeof(xp.ones((2, 2), "int8"))), xp.zeros_like(told, dtype="int32"),
        )  # fmt: skip
        return [(x.shape, x.dtype, np.asarray(x).tolist()) for x in results]

    assert made(mg) == made(jax)


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int8", "bool"])
def test_any_shift_of_its_type_rolls(dtype: str) -> None:
    xp = mg.numpy
    x = np.arange(300.0)
    ends = [False, True] if dtype == "bool" else [np.iinfo(dtype).min, np.iinfo(dtype).max]
    for shift in map(int, ends):
        got = mg.jit(xp.roll)(x, xp.array(shift, dtype))
        np.testing.assert_array_equal(got, np.roll(x, shift))


def test_a_weak_type_stays_when_a_vector_rolls() -> None:
    for xp, jit in ((mg.numpy, mg.jit), (jax.numpy, jax.jit)):
        assert jit(xp.roll)(xp.asarray(1.5), xp.array([1])).weak_type


@pytest.mark.parametrize("name", ["mean", "var", "nanmean", "nanvar", "argsort"])
def test_results_that_are_numbers_are_no_booleans(name: str) -> None:
    for xp in (mg.numpy, jax.numpy):
        with pytest.raises(TypeError):
            getattr(xp, name)(xp.array([1.0, 2.0]), dtype=bool)
