import { reference } from 'virtual:api-reference'
import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  linkClass,
  NavGroup,
  NavList,
  navItemClass,
  SearchField,
} from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { findOperations, operationOf } from '../lib/find-operations.ts'
import { ClosedOperations } from './closed-operations.tsx'
import { useDeveloperAddress } from './developer-address.ts'
import { OperationDetail } from './operation-detail.tsx'
import styles from './reference-part.module.css'

/** Operations beside the one that is chosen; on a phone the list or the one. */
export function ReferencePart() {
  const { operation: id } = useDeveloperAddress()
  const chosen = id === undefined ? undefined : operationOf(reference.groups, id)
  return (
    <div className={styles.root} data-chosen={chosen ? '' : undefined}>
      <OperationList current={chosen?.id} />
      <div className={styles.detail}>
        {chosen ? (
          <>
            <Link to="/developers" search={{ tab: 'reference' }} className={`${linkClass()} ${styles.back}`}>
              <ArrowLeftIcon /> 全部接口
            </Link>
            <OperationDetail key={chosen.id} operation={chosen} />
          </>
        ) : (
          <>
            {id !== undefined && <p>没有接口 {id}，可能已改名，请在列表中查找。</p>}
            <p className={styles.hint}>
              在列表中选择一个接口。共 {reference.groups.flatMap(({ operations }) => operations).length}{' '}
              个接口可用密钥调用，版本 {reference.version}。
            </p>
            <p className={styles.hint}>
              完整定义（OpenAPI 3.1，可导入 Apifox、Postman 等工具）：
              <a href="/openapi.json" className={linkClass()}>
                openapi.json
              </a>
              、
              <a href="/openapi.yaml" className={linkClass()}>
                openapi.yaml
              </a>
            </p>
            <ClosedOperations rows={reference.closed} />
          </>
        )}
      </div>
    </div>
  )
}

function OperationList({ current }: { current: string | undefined }) {
  const { query, go } = useDeveloperAddress()
  const found = findOperations(reference.groups, query)
  return (
    <nav aria-label="接口" className={styles.list}>
      <SearchField
        label="查找接口"
        placeholder="名称、路径或参数"
        value={query}
        onChange={(next) => go({ query: next }, { replace: true })}
      />
      {found.length === 0 && (
        <EmptyState
          size="inline"
          title={`没有匹配“${query}”的接口`}
          action={<Button onClick={() => go({ query: '' }, { replace: true })}>清空</Button>}
        />
      )}
      <NavList>
        {found.map(({ name, title, operations }) => (
          <NavGroup key={name} title={title}>
            {operations.map((operation) => (
              <li key={operation.id}>
                <Link
                  to="/developers"
                  search={{ tab: 'reference', operation: operation.id, q: query }}
                  className={navItemClass()}
                  aria-current={operation.id === current ? 'page' : undefined}
                >
                  {operation.title}
                </Link>
              </li>
            ))}
          </NavGroup>
        ))}
      </NavList>
    </nav>
  )
}
