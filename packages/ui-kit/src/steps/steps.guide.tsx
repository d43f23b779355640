import type { Guide } from '../catalogue/guide.ts'
import { Steps } from './steps.tsx'

export const guide = {
  when: ['三到六步的流程走到了哪里：上传、核对、导入、结果'],
  whenNot: ['两步：直接写“下一步”', '可以任意跳着看：用 Tabs', '过去发生的事：用 Timeline'],
  do: [
    {
      text: '每步一个名词或动宾，做完的可以点回去。',
      example: (
        <Steps
          label="导入"
          current={1}
          steps={[
            { id: 'file', label: '上传' },
            { id: 'check', label: '核对' },
            { id: 'done', label: '结果' },
          ]}
        />
      ),
    },
    '失败停在那一步（`hasFailed`），并说清怎么继续。',
  ],
  dont: ['不把还没到的步骤做成能点的。', '不写“第一步”“第二步”：说步骤是什么。'],
  keyboard: [
    ['Tab', '到下一个做完的步骤（传了 `onStepPress` 时）'],
    ['Enter / 空格', '回到那一步'],
  ],
} satisfies Guide
