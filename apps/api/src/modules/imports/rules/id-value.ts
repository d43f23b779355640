import { createHash } from 'node:crypto'
import { handleKey, isHandle } from '#modules/reference/rules'

import { quoteCell, RejectedCell } from './rejected-cell.ts'

const ALLOWED = /^[A-Za-z0-9_-]+$/
const SCIENTIFIC = /^[0-9]+(?:\.[0-9]+)?[eE]\+[0-9]+$|^[0-9]+\.[0-9]+[eE][0-9]+$/
/** Doubles are exact up to here; a longer id that went through one has lost digits. */
const EXACT_DIGITS = 15

/** An id of 1 to 40 characters of A-Z a-z 0-9 _ -. A trailing `.0` of a spreadsheet is taken off where harmless. */
export function idValue(raw: string): string {
  if (SCIENTIFIC.test(raw)) {
    throw new RejectedCell('id_scientific', `Excel 损坏了 ID，请用原文件：${quoteCell(raw)}`)
  }
  const float = /^([0-9]+)\.0+$/.exec(raw)
  if (float?.[1] && float[1].length > EXACT_DIGITS) {
    throw new RejectedCell(
      'id_rounded',
      `ID 被当作小数保存过，末尾几位已经丢失，请用原文件：${quoteCell(raw)}`,
    )
  }
  const id = float?.[1] ?? raw
  if (!ALLOWED.test(id)) {
    throw new RejectedCell('id_characters', `ID 只能有字母、数字、下划线和连字符：${quoteCell(raw)}`)
  }
  if (id.length > 40) throw new RejectedCell('id_too_long', `ID 最多 40 个字符：${quoteCell(raw)}`)
  return id
}

const FROM_ADDRESS = [
  /[?&]goods_id=([0-9]+)/,
  /-p-([0-9]+)(?:-cat-[0-9]+)?\.html/,
  /\/item\/([0-9]+)\.html/,
  /\/pdp\/(?:[^/?#]+\/)?([0-9]+)/,
]

/** The product id inside the address of a product page of the four marketplaces. */
export function idFromAddress(raw: string): string {
  for (const pattern of FROM_ADDRESS) {
    const found = pattern.exec(raw)?.[1]
    if (found) return idValue(found)
  }
  throw new RejectedCell('id_missing', `网址里找不到商品 ID：${quoteCell(raw)}`)
}

/** A stable id of products whose source names none: SHA-1 of the texts, joined by NUL, in hex. */
export function idFromTexts(texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\0')).digest('hex')
}

/** A handle with or without @, as creators are known by. */
export function handleValue(raw: string): string {
  if (isHandle(raw)) return raw.trim().replace(/^@/, '')
  const what = handleKey(raw).length > 40 ? 'id_too_long' : 'id_characters'
  throw new RejectedCell(what, `达人账号只能有字母、数字、点、下划线和连字符，最多 40 个：${quoteCell(raw)}`)
}

/** Ids of a list without repeats, at most 500. */
export function idList(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
    .slice(0, 500)
    .map(idValue)
}
