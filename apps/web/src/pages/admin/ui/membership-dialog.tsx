import { DateField, Select } from '@haixuan/ui-kit'
import { useState } from 'react'
import { api } from '#shared/api'
import { vipName } from '#shared/session'
import { dayOf, endOfDay } from '../lib/typed-values.ts'
import type { ConsoleUser } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

const TIERS = [
  ...(['general', 'month', 'bannian', 'year', 'green_drill', 'blue_drill'] as const),
  ...(['gold_drill', 'black_drill', 'yqyy'] as const),
]

/** Tier of a user and the last day it holds, in China. */
export function MembershipDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const [tier, setTier] = useState(user.vip_type)
  const [day, setDay] = useState(user.vipExpire === null ? null : dayOf(user.vipExpire))
  return (
    <EditDialog
      title={`${user.nickname} 的会员等级`}
      onClose={onClose}
      act={() => ({
        run: (how) =>
          api.call(
            'setUserMembership',
            {
              path: { id: user.id },
              body: { vip_type: tier, vipExpire: day === null ? null : endOfDay(day) },
            },
            how,
          ),
        done: '修改成功',
        refresh: ['listAdminUsers'],
      })}
    >
      <Select
        label="等级"
        options={TIERS.map((value) => ({ value, label: vipName(value) }))}
        value={tier}
        onChange={setTier}
      />
      <DateField
        label="有效期至"
        description="当天 23:59:59（北京时间）；不填为长期"
        value={day}
        onChange={setDay}
      />
    </EditDialog>
  )
}
