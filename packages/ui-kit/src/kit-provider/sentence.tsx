import { Children, createContext, Fragment, type ReactNode, useContext } from 'react'
import styles from './sentence.module.css'

/** Phrases that do something wherever they are read, as 联系客服; each with what a press does. */
export type PhraseActs = Readonly<Record<string, () => void>>

/** Set by KitProvider. */
export const PhraseActsContext = createContext<PhraseActs>({})

/**
 * Text whose phrases can be pressed, as the app says on KitProvider; without that it is plain text. The words stay as
 * they are. All messages of the kit are drawn by it: banners, notices, empty states, errors of fields and forms.
 */
export function Sentence({ children }: { children: ReactNode }) {
  const acts = useContext(PhraseActsContext)
  const phrases = Object.keys(acts)
  if (phrases.length === 0) return children
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Words text={child} phrases={phrases} acts={acts} /> : child,
  )
}

interface WordsProps {
  text: string
  phrases: readonly string[]
  acts: PhraseActs
}

function Words({ text, phrases, acts }: WordsProps) {
  // With a group in the pattern the phrases stay between the other words.
  const parts = text.split(new RegExp(`(${phrases.join('|')})`))
  return parts.map((part, index) => {
    const act = acts[part]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    if (!act) return <Fragment key={index}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <button key={index} type="button" className={styles.phrase} onClick={act}>
        {part}
      </button>
    )
  })
}
