/** A day as it is stored (yyyymmdd) as text: yyyy-mm-dd. */
export const dayText = (day: number) =>
  `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}-${String(day % 100).padStart(2, '0')}`
