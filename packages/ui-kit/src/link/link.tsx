import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/index.ts'
import { ExternalIcon } from '../icon/index.ts'
import styles from './link.module.css'

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** `plain` takes the colour of the text around it until it is pointed at. */
  variant?: 'accent' | 'plain'
  /** Leaves the site: opens in a new tab, without handing over where the user came from. */
  external?: boolean
}

/** Goes somewhere. For routes of the app give its classes to the router's own link: `linkClass()`. */
export function Link({ variant = 'accent', external = false, className, children, ...rest }: LinkProps) {
  return (
    <a
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={classNames(linkClass(variant), className)}
    >
      {children}
      {external && <ExternalIcon label="（在新标签页打开）" className={styles.external} />}
    </a>
  )
}

/** The class of a link, for a router's link component. */
export function linkClass(variant: 'accent' | 'plain' = 'accent'): string {
  return classNames(styles.root, styles[variant])
}
