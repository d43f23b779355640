export { Link, type LinkProps, linkClass } from './link.tsx'
export { pressedLink } from './pressed-link.ts'
