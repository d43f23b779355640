/** The values of a generator, the next of which is fetched while one is used. It is closed when nobody takes more. */
export async function* readAhead<T>(values: AsyncGenerator<T>): AsyncGenerator<T, void, undefined> {
  let coming = values.next()
  try {
    for (;;) {
      const { value, done } = await coming
      if (done) return
      coming = values.next()
      // It is awaited in the next turn, unless the user of this value fails.
      coming.catch(() => {})
      yield value
    }
  } finally {
    await coming.catch(() => {})
    await values.return(undefined)
  }
}
