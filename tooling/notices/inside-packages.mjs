// Third-party work that packages of the registry contain without a package of its own, and what this repository took in.
export const INSIDE = [
  {
    name: 'zxing-cpp',
    inside: 'zxing-wasm (WebAssembly)',
    license: 'Apache-2.0',
    by: 'Nu-book Inc. and the ZXing authors',
  },
  {
    name: 'zint (barcode backend)',
    inside: 'zxing-wasm (WebAssembly)',
    license: 'BSD-3-Clause',
    by: 'Robin Stuart and the zint authors',
  },
  {
    name: 'PostgreSQL',
    inside: '@electric-sql/pglite (WebAssembly)',
    license: 'PostgreSQL',
    by: 'PostgreSQL Global Development Group; Regents of the University of California',
  },
  { name: 'Brotli dictionary', inside: 'brotli', license: 'MIT', by: 'the Brotli authors' },
  {
    name: 'Noto Sans, Noto Sans SC, JP, KR',
    inside: '@fontsource-variable/noto-sans* (font files)',
    license: 'OFL-1.1',
    by: 'the Noto project authors; Adobe',
  },
]
