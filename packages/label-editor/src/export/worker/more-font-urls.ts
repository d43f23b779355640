import type { FontFace } from '../../fonts/font-metrics.ts'

/** Addresses of the files of a face on demand, by name: a table of its own that comes when it is first asked for. */
export async function moreFontUrls(face: FontFace): Promise<Readonly<Record<string, string>>> {
  if (face === 'korean') return (await import('./korean-urls.gen.ts')).KOREAN_URLS
  if (face === 'japanese') return (await import('./japanese-urls.gen.ts')).JAPANESE_URLS
  return {}
}
