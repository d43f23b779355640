import { Button, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { $pluginVersion, detectPluginFx, pluginLookedFor } from '../model/detect-plugin.ts'

/** The version of the plugin in this browser, when it is asked for. @param newest what there is to download */
export function PluginVersion({ newest }: { newest: string }) {
  const [version, isPending, look] = useUnit([$pluginVersion, detectPluginFx.pending, pluginLookedFor])
  if (version === null) {
    return (
      <Button size="small" loading={isPending} onClick={() => look()}>
        检测已安装版本
      </Button>
    )
  }
  return version === newest ? (
    <Tag tone="success">已安装 {version}，为最新版本</Tag>
  ) : (
    <Tag tone="warning">
      已安装 {version}，最新版本 {newest}
    </Tag>
  )
}
