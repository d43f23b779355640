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

type Job = {
  /** Reads the layout. */
  readonly read: Call
  /** Makes what is to show, outside of the document. */
  readonly draw: Call
  /** Puts it into the document; what `draw` left to microtasks is done by then. */
  readonly show: Call
}
let jobs: Job[] = []

/**
 * Runs before the next paint, together with all the others of this commit: first everything that reads the layout,
 * then everything that draws, at last everything that changes the document. In turns, each chart would lay out and
 * style the whole page again: a canvas in the document asks for its style as soon as a font is set on it.
 * @returns takes the job back, whatever of it is still to come
 */
export function beforePaint(job: Job): Call {
  if (jobs.length === 0) queueMicrotask(runJobs)
  jobs.push(job)
  return () => {
    jobs = jobs.filter((one) => one !== job)
    drawn.delete(job)
  }
}

/** Drawn, but not yet in the document. */
const drawn = new Set<Job>()

function runJobs(): void {
  const due = jobs
  jobs = []
  for (const { read } of due) read()
  for (const job of due) {
    job.draw()
    drawn.add(job)
  }
  queueMicrotask(() => {
    for (const job of drawn) job.show()
    drawn.clear()
  })
}
