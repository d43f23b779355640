import {
  dataUrl,
  documentWith,
  pictureBytes,
} from '../../../src/modules/labels/rules/label-picture.fixture.ts'
import { readLabel } from '../../../src/modules/labels/store/read-label.ts'
import { entered } from '../../http/people.ts'
import { differs, names, type Scenario, type Site } from './scenario.ts'

const contentOf = (round: number, at: number) =>
  documentWith({
    same: dataUrl(pictureBytes(20_000, 1)),
    own: dataUrl(pictureBytes(20_100 + at, round + at)),
  })

async function rowsOf(site: Site, round: number) {
  const { rows } = await site.db.pool.query<{ id: string; user_id: string; name: string; taken: boolean }>(
    'select id::text, user_id::text, name, pictures_taken as taken from kept_label where folder = $1 order by name',
    [`moving ${round}`],
  )
  return rows
}

/** Three labels keep their text; the four pictures of an account are files, each once, and no other file stays. */
export const labelPictures: Scenario = {
  prepare: async ({ db }, round) => {
    const { id: account } = await entered(db)
    for (const at of [0, 1, 2]) {
      const content = contentOf(round, at)
      await db.pool.query(
        `insert into kept_label (user_id, id, name, is_my_template, folder, revision, saved_at, width, height, pages,
           thumbnail, content, bytes)
         values ($1, gen_random_uuid(), $2, false, $3, 1, 1, 1, 1, 1, '', $4, $5)`,
        [account, String(at), `moving ${round}`, content, Buffer.byteLength(content)],
      )
    }
    return { kind: 'move-label-pictures', key: 'daily' }
  },
  faults: async (site, round) => {
    const labels = await rowsOf(site, round)
    const faults = differs(
      'labels that are moved',
      labels.map(({ name, taken }) => [name, taken]),
      [0, 1, 2].map((at) => [String(at), true]),
    )
    for (const [at, { id, user_id }] of labels.entries()) {
      const label = await readLabel(site.db, site.files, user_id, id)
      if (label?.content !== contentOf(round, at)) faults.push(`label ${at} is another one now`)
    }
    const kept = await names(
      site,
      "select bytes::text as name from file where account = $1 and state = 'kept' and expires_at is null order by bytes",
      [labels[0]?.user_id],
    )
    return [...faults, ...differs('files that stay', kept, ['20000', '20100', '20101', '20102'])]
  },
}
