import { Button, Dialog, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { useEditor } from '../editor.ts'
import { keepProfile, PROFILE_FIELDS, readProfile } from '../profile.ts'
import styles from './dialogs.module.css'

/** Who is responsible: typed once, put into every block of the label. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { say } = useEditor()
  const [profile, setProfile] = useState(readProfile)
  const keep = () => {
    keepProfile(profile)
    say('success', '合规资料已保存在本机')
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="合规资料"
      size="medium"
      closeOnPressOutside={false}
      footer={
        <Button variant="primary" onClick={keep}>
          保存
        </Button>
      }
    >
      <p className={styles.text}>
        填写一次，添加制造商、欧代、英代等元素时自动填入。资料只保存在本机浏览器。
      </p>
      <div className={styles.pair}>
        {Object.entries(PROFILE_FIELDS).map(([key, name]) => (
          <TextField
            key={key}
            label={name}
            value={profile[key] ?? ''}
            maxLength={200}
            onChange={(value) => setProfile({ ...profile, [key]: value })}
          />
        ))}
      </div>
    </Dialog>
  )
}
