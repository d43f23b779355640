import type { Plugin } from 'vite'

/**
 * What is built is what people get. Vite believes the NODE_ENV it is started with: where a shell or a test run says
 * `test`, it would deliver the development build of React.
 */
export function forProduction(): Plugin {
  return {
    name: 'haixuan:for-production',
    apply: 'build',
    config() {
      process.env['NODE_ENV'] = 'production'
    },
  }
}
