// `npm pack` knows neither `publishConfig.exports` nor the ranges `workspace:` and `catalog:`: its tarball would lead to
// sources that are not in it. The builds that run before packing call this first.

/** Ends the process when npm itself packs or publishes. @param environment of the process */
export function refuseNpm(environment = process.env) {
  if (!isPackedByNpm(environment)) return
  console.error(
    '请用 pnpm 打包：pnpm pack（没有 pnpm 时用 npx -y pnpm@12.21.0 pack）。npm pack 做出的包指向没有打进去的源码，装上后无法使用。',
  )
  process.exit(1)
}

/** Whether npm runs this as a step of packing or publishing. Not by the user agent: npm takes that from pnpm's environment. */
export function isPackedByNpm({ npm_lifecycle_event: step, npm_execpath: program = '' }) {
  return (step === 'prepack' || step === 'prepublishOnly') && /(^|[\\/])npm-cli\.[cm]?js$/.test(program)
}
