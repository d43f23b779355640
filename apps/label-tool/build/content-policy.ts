import type { Plugin } from 'vite'

/**
 * What the pages may do: scripts, workers and fonts of their own folder alone, WebAssembly for the barcode reader, and
 * no address of anybody else. Fills of form fields and styles of the drawing library are set inline.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Writes the policy into every page of the build, before anything it could forbid. */
export function contentPolicy(): Plugin {
  return {
    name: 'haixuan:content-policy',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        '<meta charset="utf-8" />',
        `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      ),
  }
}
