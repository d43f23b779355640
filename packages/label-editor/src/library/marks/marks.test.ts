import { expect, test } from 'vitest'
import { findMark, MARKS, searchMarks } from './all-marks.ts'
import { MARK_GROUPS } from './mark.ts'

/** Every coordinate that a path names absolutely or reaches relatively, as far as these drawings write them. */
function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const found = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  const see = (x: number, y: number) => {
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y)
  }
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([MLACaZ])([^MLACaZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number)
    if (command === 'Z') continue
    const [endX = 0, endY = 0] = numbers.slice(-2)
    if (command === 'a') {
      const radius = numbers[1] ?? 0
      see(x + endX / 2, y - radius)
      see(x + endX / 2, y + radius)
      x += endX
      y += endY
    } else [x, y] = [endX, endY]
    see(x, y)
  }
  return found
}

test('there are at least 150, each with an id of its own and a group', () => {
  expect(MARKS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(MARKS.map(({ id }) => id)).size).toBe(MARKS.length)
  for (const { group } of MARKS) expect(MARK_GROUPS[group]).toBeTruthy()
})

test('each says where it comes from and when that was read, and none invents a least size', () => {
  for (const { id, source, checkedOn, name, minimumMm } of MARKS) {
    expect(source.length, id).toBeGreaterThan(2)
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(name.zh.length * name.en.length, id).toBeGreaterThan(0)
    if (minimumMm !== null) expect(minimumMm, id).toBeGreaterThanOrEqual(3)
  }
})

test.each(MARKS)('$id is drawn inside its box and fills it', (mark) => {
  expect(mark.paths.length).toBeGreaterThan(0)
  const { width, height } = mark.viewBox
  const all = mark.paths.map(({ d }) => bounds(d))
  const left = Math.min(...all.map((box) => box.left))
  const right = Math.max(...all.map((box) => box.right))
  const top = Math.min(...all.map((box) => box.top))
  const bottom = Math.max(...all.map((box) => box.bottom))
  expect(left).toBeGreaterThanOrEqual(-0.6)
  expect(top).toBeGreaterThanOrEqual(-0.6)
  expect(right).toBeLessThanOrEqual(width + 0.6)
  expect(bottom).toBeLessThanOrEqual(height + 0.6)
  expect(Math.max((right - left) / width, (bottom - top) / height)).toBeGreaterThan(0.5)
  for (const { d } of mark.paths) expect(d).not.toMatch(/NaN|undefined|Infinity/)
})

test('CE has the proportions of its construction: 280 by 200, letters of 200 with a stroke of 30', () => {
  const ce = findMark('ce')
  expect(ce?.viewBox).toEqual({ width: 280, height: 200 })
  expect(ce?.minimumMm).toBe(5)
  expect(ce?.drawnFrom).toBe('geometry')
})

test('every least size is in the source of its mark; the others are known to have none', () => {
  const sized = MARKS.filter(({ minimumMm }) => minimumMm !== null)
  expect(sized.map(({ id, minimumMm, source }) => `${id} ${minimumMm} ${source}`)).toMatchInlineSnapshot(`
    [
      "ce 5 Regulation (EC) No 765/2008, Annex II",
      "ukca 5.3 GOV.UK: Using the UKCA marking",
      "eac 5.7 Customs Union Commission Decision No. 711 of 15 July 2011",
      "triman 6.4 Code de l’environnement, art. R541-12-17; charte Triman",
      "estimated-sign 3.3 Directive 2009/34/EC, Annex II; Directive 76/211/EEC, Annex I, 3.3; Główny Urząd Miar",
      "age-0-3 10.5 Directive 2009/48/EC, Annex V Part B; EN 71-1, Annex D",
      "ghs01 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs02 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs03 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs04 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs05 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs06 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs07 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs08 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "ghs09 14.3 Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4",
      "charger-included 7.7 Directive 2014/53/EU, Annex Ia Part III (Directive (EU) 2022/2380)",
      "charger-not-included 7.7 Directive 2014/53/EU, Annex Ia Part III (Directive (EU) 2022/2380)",
      "un3480 100 ADR 5.2.1.9; IATA DGR 7.1.5.5",
      "un3481 100 ADR 5.2.1.9; IATA DGR 7.1.5.5",
      "un3090 100 ADR 5.2.1.9; IATA DGR 7.1.5.5",
      "un3091 100 ADR 5.2.1.9; IATA DGR 7.1.5.5",
      "limited-quantity 50 ADR 3.4.7",
    ]
  `)
})

test('at its least size a mark is not narrower than its rule allows', () => {
  for (const id of ['un3480', 'un3481', 'un3090', 'un3091']) {
    const mark = findMark(id)
    const ratio = (mark?.viewBox.width ?? 0) / (mark?.viewBox.height ?? 1)
    expect((mark?.minimumMm ?? 0) * ratio, id).toBeGreaterThanOrEqual(100)
  }
})

test('a drawing is made once', () => {
  expect(findMark('weee')?.paths).toBe(findMark('weee')?.paths)
})

test('a search finds by Chinese, English, group, source and initials of the pinyin', () => {
  const initials = (text: string) => text.replace('怕', 'p').replace('雨', 'y')
  const ids = (query: string) => searchMarks(query, initials).map(({ id }) => id)
  expect(ids('py')).toContain('keep-dry')
  expect(ids('fragile')).toEqual(['fragile'])
  expect(ids('40 机洗')).toContain('wash-40')
  expect(ids('iso 780')).toHaveLength(17)
  expect(ids('储运图示')).toHaveLength(17)
})
