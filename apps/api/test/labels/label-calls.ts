import type { RunningServer } from '../http/running-server.ts'

const FACTS = { name: '欧代标签', isMyTemplate: false, folder: '', width: 6000, height: 4000, pages: 1 }

/** Saves a content as a label, made from revision `base`. */
export const putContent = (server: RunningServer, token: string, id: string, content: string, base = 0) =>
  server.call('PUT', `/api/labels/${id}`, { token, body: { ...FACTS, base, thumbnail: '', content } })

export const removeLabel = (server: RunningServer, token: string, id: string, revision: number) =>
  server.call('DELETE', `/api/labels/${id}?revision=${revision}`, { token })

/** The content of a label as the account gives it. */
export async function contentOf(server: RunningServer, token: string, id: string): Promise<string> {
  const { status, text, body } = await server.get(`/api/labels/${id}`, token)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (body.data as { content: string }).content
}
