export declare const SHOWING: readonly string[]
export declare const MORE: Readonly<Record<string, readonly string[]>>
