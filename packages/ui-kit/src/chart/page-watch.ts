type Call = () => void

/**
 * Calls everybody back from one source that listens only while somebody wants to know: a page of a hundred charts
 * then has one observer and not a hundred.
 * @param listen starts listening and answers how to stop
 */
function shared(listen: (call: Call) => Call): (call: Call) => Call {
  const calls = new Set<Call>()
  let stop: Call | undefined
  return (call) => {
    const own = () => call()
    calls.add(own)
    stop ??= listen(() => {
      for (const one of calls) one()
    })
    return () => {
      calls.delete(own)
      if (calls.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}

/** The theme may have changed: an attribute at the root, the system's wish, or printing. */
export const onThemeChange = shared((changed) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'style', 'class'],
  })
  const wishes = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query))
  for (const wish of wishes) wish.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    for (const wish of wishes) wish.removeEventListener('change', changed)
  }
})

const widths = new Map<Element, (width: number) => void>()
let observer: ResizeObserver | undefined

/** Tells the width of an element's content in CSS pixels, soon after the call and whenever it changes. */
export function onWidth(element: Element, call: (width: number) => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) widths.get(target)?.(contentRect.width)
  })
  widths.set(element, call)
  observer.observe(element)
  return () => {
    widths.delete(element)
    observer?.unobserve(element)
  }
}

type Job = { readonly read: Call; readonly draw: Call }
let jobs: Job[] = []

/**
 * Runs before the next paint, together with all the others of this commit: first everything that reads the layout,
 * then everything that changes it. Read and changed in turns, each chart would lay out the whole page again.
 * @returns takes the job back
 */
export function beforePaint(job: Job): Call {
  if (jobs.length === 0)
    queueMicrotask(() => {
      const due = jobs
      jobs = []
      for (const { read } of due) read()
      for (const { draw } of due) draw()
    })
  jobs.push(job)
  return () => {
    jobs = jobs.filter((one) => one !== job)
  }
}
