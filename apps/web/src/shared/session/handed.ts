/** Where public/boot.js leaves what it has taken out of the address: `code …` or `token …`. */
const KEY = 'haixuan.handed'

/** Whether somebody came with a one-time code or a token in the address. */
export const isHanded = (): boolean => sessionStorage.getItem(KEY) !== null

/** Takes it out of the store of the tab, so that it is looked at once; empty when nothing came. */
export function takeHanded(): string {
  const handed = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return handed
}
