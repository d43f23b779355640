export interface Task {
  file: string
  code: string
  wider?: string
}
export declare class Judge {
  constructor(root: string)
  judge(task: Task, limit: number): Promise<{ verdict: 'killed' | 'survived' | 'late'; tests?: number }>
  close(): void
}
