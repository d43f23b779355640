export declare function serverBundle(): { server: string; commandLine: string }
