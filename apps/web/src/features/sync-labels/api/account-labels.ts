import { HaixuanError } from '@haixuan/api-sdk'
import type { AccountAnswer, AccountStorage, StoredLabel } from '@haixuan/label-editor'
import { api } from '#shared/api'

/** Synchronising continues by itself: what fails is tried again, and is no notice each time. */
const quiet = (token: string) => ({ quiet: true, token })

/** Refusals that the next try meets again: the label stays in this browser, and the user is told why. */
const FINAL: ReadonlySet<string> = new Set(['labels_full', 'label_unreadable', 'body_too_large', 'bad_body'])

async function save(token: string, label: StoredLabel, base: number): Promise<AccountAnswer> {
  const { id, name, isMyTemplate, folder, width, height, pages, thumbnail, content } = label
  try {
    const { revision, savedAt } = await api.call(
      'putLabel',
      { path: { id }, body: { base, name, isMyTemplate, folder, width, height, pages, thumbnail, content } },
      quiet(token),
    )
    return { saved: true, as: { revision, savedAt } }
  } catch (failure) {
    if (!(failure instanceof HaixuanError)) throw failure
    if (failure.reason === 'label_changed') return { saved: false, reason: 'changed' }
    if (FINAL.has(failure.reason)) return { saved: false, reason: 'refused', why: failure.message }
    throw failure
  }
}

/**
 * Labels of the account that a token belongs to. A round of comparing may outlast the session: its calls carry the
 * token that it began with, and never that of the person who signs in next.
 */
export const accountLabels = (token: string): AccountStorage => ({
  list: () => api.call('listLabels', {}, quiet(token)),
  async read(id) {
    try {
      const { label, thumbnail, content } = await api.call('getLabel', { path: { id } }, quiet(token))
      return { ...label, thumbnail, content }
    } catch (failure) {
      if (failure instanceof HaixuanError && failure.reason === 'label_unknown') return null
      throw failure
    }
  },
  save: (label, base) => save(token, label, base),
  async remove(id, revision) {
    try {
      await api.call('deleteLabel', { path: { id }, query: { revision } }, quiet(token))
      return true
    } catch (failure) {
      if (failure instanceof HaixuanError && failure.reason === 'label_changed') return false
      throw failure
    }
  },
})
