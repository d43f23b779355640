export declare const CHROMIUM_ARGS: string[]
export declare const TEST_CHROMIUM_ARGS: string[]
export declare const BRIEF_CHROMIUM_ARGS: string[]
export declare function isShell(file: string): boolean
export declare function findChromium(options?: { whole?: boolean }): Promise<string>
