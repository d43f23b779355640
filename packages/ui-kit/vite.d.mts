import type { Plugin } from 'vite'

/**
 * Vite plugin that keeps only the Chinese texts of react-aria in a bundle. The page must then be inside
 * `KitProvider`, which asks for exactly those.
 */
export declare function onlyChineseTexts(): Plugin
