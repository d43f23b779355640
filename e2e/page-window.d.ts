interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
}

/** What the page does with a name: see `dress` of the naughty pages. */
interface Wardrobe {
  /** Goes to a page of the site. @returns the title it has when it does not move */
  go(path: string, title: string): Promise<string>
  /** Gives the one who is signed in these names, one after the other. @returns names that were not shown */
  wear(names: readonly string[]): Promise<string[]>
}

/** What pages, tools and journeys put onto the window. */
declare global {
  interface Window {
    /** The router of the site, as it shows itself to tools. */
    __TSR_ROUTER__?: { state: { status: string; resolvedLocation?: { href: string } } }
    axe: Axe
    /** The pages of hosts keep what they hear, and say what they are told to say. */
    heard: { type: string; nonce?: string; token?: string; ok?: boolean }[]
    say(message: object): void
    /** Dialogs for files that were asked for. */
    asked: string[]
    /** Told what a text has done that is more than a text. */
    ran(what: string): void
    wardrobe: Wardrobe
    navigation: { entries(): { url: string }[] }
  }
}

export {}
