// What mutation testing measures: each area with its goal, and the wider tests that judge what its own let through.

const module = (name, tests) => ({
  folder: `apps/api/src/modules/${name}/rules`,
  goal: 85,
  wider: `apps/api/test/${tests}/`,
})

export const AREAS = [
  module('access', 'entitlement'),
  module('ranks', 'goods-rank'),
  module('goods', 'goods'),
  module('orders', 'orders'),
  module('imports', 'import'),
  { folder: 'packages/rules/src', goal: 85 },
  { folder: 'packages/tabular/src', goal: 85 },
  // The whole editor draws barcodes: its tests take minutes for each, and judge nothing that these do not.
  {
    folder: 'packages/label-editor/src/barcode',
    goal: 85,
    own: 'packages/label-editor/src/barcode/',
  },
  { folder: 'packages/label-editor/src/rules', goal: 85 },
  { folder: 'packages/label-editor/src/batch', goal: 85 },
  ...['features', 'entities', 'widgets', 'pages'].map((layer) => ({
    folder: `apps/web/src/${layer}`,
    goal: 75,
    part: '/model/',
  })),
]

/** Whether a file of a folder has behaviour of its own that tests judge. */
export function isMutated(file, part = '') {
  return /\.ts$/.test(file) && !/\.(test|gen|fixture|stories|d|test-d)\.ts$/.test(file) && file.includes(part)
}
