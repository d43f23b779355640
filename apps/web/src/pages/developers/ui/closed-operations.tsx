import { Accordion } from '@haixuan/ui-kit'
import type { Line } from '../model/reference.ts'
import { OperationLines } from './operation-lines.tsx'

/** Operations of the site that refuse keys. */
export const ClosedOperations = ({ rows }: { rows: readonly Line[] }) => (
  <Accordion
    items={[
      {
        id: 'closed',
        title: `仅登录后可用、不接受密钥的接口（${rows.length}）`,
        content: <OperationLines lines={rows} />,
      },
    ]}
  />
)
