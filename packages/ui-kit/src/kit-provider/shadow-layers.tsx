import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { enableShadowDOM } from 'react-stately/private/flags/flags'

export type ShadowLayersProps = {
  /** Where dialogs, menus and tooltips are put: an element of the shadow root, beside the app. */
  container: HTMLElement
  children: ReactNode
}

/**
 * Wraps an app that is in a shadow root, inside KitProvider: its layers stay where its styles are. From then on
 * all parts of the kit on the page look for focus and presses inside shadow roots too.
 */
export function ShadowLayers({ container, children }: ShadowLayersProps) {
  enableShadowDOM()
  return <PortalProvider getContainer={() => container}>{children}</PortalProvider>
}
