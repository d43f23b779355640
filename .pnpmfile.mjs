// What the manifests of others say, where we know better. Read by pnpm when it resolves versions.

/** pdfjs-dist asks for Node 22 for its modern build. Only its legacy build is used here, which brings what older ones lack. */
const LEGACY_BUILDS = { 'pdfjs-dist': '>=20.19' }

export const hooks = {
  readPackage(manifest) {
    const node = LEGACY_BUILDS[manifest.name]
    return node ? { ...manifest, engines: { ...manifest.engines, node } } : manifest
  },
}
