import { Accordion } from '@haixuan/ui-kit'
import { Section } from './section.tsx'

const QUESTIONS = [
  {
    question: '数据从哪里来？',
    answer:
      '来自导入的文件和接入的授权数据源，海选自己不抓取平台页面。每次导入都会记录来源与时间，并列出被拒绝的行和原因。',
  },
  {
    question: '没有数据时看到的是什么？',
    answer: '新安装的站点带有一份示例数据，由程序生成，页面上标注“示例数据”。导入真实数据后可以去掉它。',
  },
  {
    question: '会员到期后我的数据还在吗？',
    answer: '在。到期不会删除您自己的数据，只是市场数据回到普通会员的范围。',
  },
  {
    question: '可以用程序取数吗？',
    answer: '可以。页面用的就是公开接口，从最低等级起就能用，附 OpenAPI 文档和带类型的客户端。',
  },
] as const

/** Questions people ask before they register. */
export function Faq() {
  return (
    <Section title="常见问题">
      <Accordion
        items={QUESTIONS.map(({ question, answer }) => ({ id: question, title: question, content: answer }))}
      />
    </Section>
  )
}
