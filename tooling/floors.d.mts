export declare function isOlder(version: string, floor: string): boolean
export declare function findings(lock: object, rules: object, workspace: object): string[]
export declare function loosePins(manifest: object): string[]
