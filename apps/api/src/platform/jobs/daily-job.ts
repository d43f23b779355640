import type { JobRun, ModuleJobs } from './job-kind.ts'

/** The zone in which the days of this site begin. */
export const SITE_ZONE = 'Asia/Shanghai'

/** A job that is due once a day at a local time of the site, `hh:mm`. */
export function dailyJob(
  kind: string,
  at: string,
  run: (job: JobRun) => Promise<unknown>,
): Required<ModuleJobs> {
  const [hour, minute] = at.split(':').map(Number)
  return {
    kinds: [
      {
        ...{ kind, mostTries: 5 },
        run: async (job) => {
          await run(job)
        },
      },
    ],
    schedules: [
      { name: kind, cron: `${minute} ${hour} * * *`, zone: SITE_ZONE, jobs: () => [{ kind, key: 'daily' }] },
    ],
  }
}
