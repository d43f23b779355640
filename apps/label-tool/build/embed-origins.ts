import type { Plugin } from 'vite'

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * Origins that may talk to the embedded editor, from the environment: exact, separated by spaces.
 * @throws {Error} for anything that is not an https origin, or one of this machine, exactly.
 */
function embedOrigins(written: string): string[] {
  const origins = written.split(/\s+/).filter((origin) => origin !== '')
  for (const origin of origins) {
    const isExact = URL.canParse(origin) && new URL(origin).origin === origin
    if (!isExact || !(origin.startsWith('https://') || LOCAL.test(origin)))
      throw new Error(
        `LABEL_TOOL_EMBED_ORIGINS: "${origin}" is no exact origin. Write https://erp.example.com, lower case, without path, slash at the end or wildcard.`,
      )
  }
  return origins
}

/** Writes the list into embed.html; without one only pages of the tool's own origin may embed it. */
export function embedOriginList(written: string): Plugin {
  const origins = embedOrigins(written)
  return {
    name: 'haixuan:embed-origins',
    transformIndexHtml: (html) =>
      html.replace(
        '<meta name="haixuan-embed-origins" content="" />',
        `<meta name="haixuan-embed-origins" content="${origins.join(' ')}" />`,
      ),
  }
}
