export declare function sample<T>(all: T[], count: number, seed: number): T[]
