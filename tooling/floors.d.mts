export declare function isOlder(version: string, floor: string): boolean
export declare function findings(lock: object, rules: object, workspace: object): string[]
export declare function tooNew(lock: object, node: string): string[]
export declare function loosePins(manifest: object): string[]
