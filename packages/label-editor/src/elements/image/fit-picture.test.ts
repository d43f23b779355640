import { expect, test } from 'vitest'
import { newImage } from '../../document/new-document.ts'
import { fitPicture, pictureDpi } from './fit-picture.ts'

/** A box of 40 by 40 mm. */
const box = newImage('i', 'p', 4_000, 4_000)
const wide = { width: 800, height: 400 }

test('all of a picture is shown in the middle of its box', () => {
  expect(fitPicture({ ...box, fit: 'contain' }, wide)).toEqual({
    box: { x: 0, y: 1_000, width: 4_000, height: 2_000 },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  })
})

test('a picture that covers its box loses the same on both sides', () => {
  expect(fitPicture({ ...box, fit: 'cover' }, wide)).toEqual({
    box: { x: 0, y: 0, width: 4_000, height: 4_000 },
    crop: { left: 0.25, top: 0, right: 0.25, bottom: 0 },
  })
})

test('a stretched picture fills its box and keeps its crop', () => {
  const crop = { left: 0.1, top: 0, right: 0, bottom: 0.2 }
  expect(fitPicture({ ...box, fit: 'stretch', crop }, wide)).toEqual({
    box: { x: 0, y: 0, width: 4_000, height: 4_000 },
    crop,
  })
})

test('what is cut away leaves fewer dots for the same box', () => {
  expect(pictureDpi({ ...box, fit: 'contain' }, wide)).toBe(508)
  const crop = { left: 0.25, top: 0, right: 0.25, bottom: 0 }
  expect(pictureDpi({ ...box, fit: 'contain', crop }, wide)).toBe(254)
})
