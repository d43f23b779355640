export declare function breakingChanges(released: object, current: object): string[]
