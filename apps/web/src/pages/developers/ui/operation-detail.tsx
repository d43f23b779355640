import { reference } from 'virtual:api-reference'
import { Accordion, CopyIcon, IconButton, LinkIcon, linkClass, Tag } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { copyWanted } from '#features/copy-text'
import { scopeName } from '#features/manage-keys'
import { curlOf, sdkOf } from '../lib/curl-of.ts'
import type { Operation, Parameter } from '../model/reference.ts'
import { CodeBlock } from './code-block.tsx'
import list from './field-list.module.css'
import { FieldList, insideOf } from './field-list.tsx'
import styles from './operation-detail.module.css'

/** All that a caller needs of one operation. */
export function OperationDetail({ operation }: { operation: Operation }) {
  const { id, method, path, title, text, scope, isPublic, parameters, answer, example } = operation
  const copy = useUnit(copyWanted)
  const { origin } = window.location
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton
          size="small"
          label="复制本接口的链接"
          icon={<LinkIcon />}
          onClick={() => copy(`${origin}/developers?operation=${id}`)}
        />
      </header>
      <p className={styles.address}>
        <Tag tone="accent">{method}</Tag>
        <code>{path}</code>
        <IconButton size="small" label="复制路径" icon={<CopyIcon />} onClick={() => copy(path)} />
      </p>
      <p className={styles.facts}>
        <code>{id}</code>
        <Tag tone="info" hint={scope}>
          权限：{scopeName(scope)}
        </Tag>
        {isPublic && <Tag tone="success">无需密钥</Tag>}
        <Tag>每分钟次数按会员等级</Tag>
      </p>
      {text && <p>{text}</p>}
      <h3>参数</h3>
      {parameters.length === 0 ? <p>没有参数。</p> : <Parameters parameters={parameters} />}
      <h3>调用</h3>
      <CodeBlock title="curl" text={curlOf(operation, origin)} />
      <CodeBlock title="SDK" text={sdkOf(operation)} />
      <h3>返回 data</h3>
      <p className={styles.shape}>
        {answer.type}
        {answer.schema && (
          <>
            {' '}
            <code>{answer.schema}</code>
          </>
        )}
      </p>
      <FieldList fields={insideOf(answer, reference.schemas)} schemas={reference.schemas} />
      <Accordion
        items={[
          {
            id: 'example',
            title: '返回示例（列表只列前几项）',
            content: <CodeBlock title="JSON" text={example} />,
          },
        ]}
      />
      <h3>失败</h3>
      <Reasons names={operation.reasons} />
    </article>
  )
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const LOCATIONS = { path: '路径', query: '查询' }
  return (
    <ul className={list.root}>
      {parameters.map(({ name, place, type, isRequired, text, standard }) => (
        <li key={name} className={list.item}>
          <div className={list.line}>
            <code className={list.name}>{name}</code>
            <span className={list.type}>{LOCATIONS[place]}</span>
            {isRequired && <Tag tone="warning">必填</Tag>}
            {standard !== undefined && <span className={list.type}>默认 {standard}</span>}
          </div>
          <p className={list.text}>{text}</p>
          <p className={list.type}>{type}</p>
        </li>
      ))}
    </ul>
  )
}

function Reasons({ names }: { names: readonly string[] }) {
  const rows = reference.reasons.filter(({ reason }) => names.includes(reason))
  return (
    <>
      <ul className={list.root}>
        {rows.map(({ reason, status, means }) => (
          <li key={reason} className={list.item}>
            <div className={list.line}>
              <code className={list.name}>{reason}</code>
              <span className={list.type}>{status}</span>
            </div>
            <p className={list.text}>{means}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/developers" search={{ tab: 'errors' }} className={linkClass()}>
          怎么办：全部错误码
        </Link>
      </p>
    </>
  )
}
