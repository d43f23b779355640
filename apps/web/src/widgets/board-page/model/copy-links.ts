import { sample } from 'effector'
import { copyWanted } from '#features/copy-text'
import { linkReady } from '#features/save-view'

// A link that was made is copied at once: that is what it was asked for.
sample({ clock: linkReady, target: copyWanted })
