import { type FixtureShop, flat } from './shop-fixture.ts'

const week = (before: number, now: number) => [...flat(before, 23), ...flat(now, 7)]

/** Ten plain shops, and one for each thing that a board looks for. */
export const SHOPS: FixtureShop[] = [
  ...Array.from({ length: 10 }, (_, at) => ({
    id: `plain${at}`,
    goods: [
      { days: flat(10 + at) },
      { days: flat(10 + at), root: 'Garden' },
      { days: flat(1), root: 'Toys' },
    ],
  })),
  { id: 'few', name: '独品小店', goods: [{ days: flat(500), cents: 2_000 }] },
  {
    id: 'focus',
    goods: [{ days: flat(80) }, { days: flat(10) }, { days: flat(9), root: 'Garden' }],
  },
  { id: 'riser', goods: [{ days: week(20, 200) }, { days: week(20, 200), root: 'Garden' }] },
  // From 1 to 5 a day: five times, on too small a base.
  { id: 'tiny', goods: [{ days: week(1, 5) }, { days: week(1, 5), root: 'Garden' }] },
  {
    id: 'star',
    goods: [
      { days: flat(30), more: { tags: ['明星卖家'] } },
      { days: flat(30), root: 'Garden' },
    ],
  },
  {
    id: 'gaps',
    goods: [
      { days: [...flat(10, 28), null, 10] },
      { days: flat(30), root: 'Garden', listedAgo: 3 },
      { days: flat(20), root: 'Toys', more: { status: 'sold_out' } },
    ],
  },
]
