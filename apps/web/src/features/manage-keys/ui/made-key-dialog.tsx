import type { OperationData } from '@haixuan/api-sdk'
import { Banner, Button, CopyIcon, Dialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { keyPutAway } from '../model/keys.ts'
import styles from './key-panel.module.css'

interface MadeKeyDialogProps {
  made: OperationData<'createApiKey'>
  onCopy: (token: string) => void
}

/** The new key, this once. */
export function MadeKeyDialog({ made: { token, key }, onCopy }: MadeKeyDialogProps) {
  const putAway = useUnit(keyPutAway)
  return (
    <Dialog
      open
      size="small"
      title={`密钥“${key.name}”已创建`}
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && putAway()}
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={() => onCopy(token)}>
            复制密钥
          </Button>
          <Button variant="primary" onClick={() => putAway()}>
            我已保存
          </Button>
        </>
      }
    >
      <Banner tone="warning" title="密钥只显示这一次">
        关闭后无法再查看。请保存在服务器的环境变量或密码管理器中，不要写进网页、代码仓库或聊天记录。
      </Banner>
      <code className={styles.token}>{token}</code>
    </Dialog>
  )
}
