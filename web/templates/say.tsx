import { data } from 'react-router'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { SayDocument, type SayQuery } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/say.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import { SayAloud } from './say-aloud/SayAloud.tsx'
import { SayPhones } from './say-phones/SayPhones.tsx'
import styles from './say.module.css'

const path = '/say'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const choices = pathname.slice(`${path}/`.length)
  const { page, board } = await context.get(gql).query(SayDocument, { path, choices })
  if (!board && choices !== '') throw data(null, { status: 404 })
  return { ...(await requirePage(page, path, context)), board, choices, address: pathname }
}

type Board = NonNullable<SayQuery['board']>

const questionOf = ({ question }: Board) => question?.question ?? 'What would you like to do?'

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, board, address } }) =>
  pageMeta({
    ...page,
    site: root.loaderData,
    // The sentence first: it is what a screen reader then says.
    title: board?.sentence ? `${board.sentence} ${questionOf(board)}` : page.title,
    path: address,
    // The other addresses contain a visitor's choices.
    isIndexed: address === path,
  })

/**
 * A picture board: each choice is a link, so it needs no scripts, and a switch finds the choices row by row. The choices grow to a
 * sentence, the title of each screen, which ends in a page, a call, an enquiry without typing, or a complaint.
 */
export default function Say({ loaderData: { page, board, choices } }: Route.ComponentProps) {
  const sentence = board?.sentence ?? null
  return (
    <>
      <PageHeader title={sentence ?? page.title} canPrint={sentence === null} isLow>
        {sentence === null && <p className={styles['lead']}>{page.lead}</p>}
        {board && (
          <OptionalPart>
            <SayAloud sentence={sentence} />
          </OptionalPart>
        )}
      </PageHeader>
      <PageLayout
        blocks={sentence === null ? page.blocks : []}
        before={
          board && (
            <div className={styles['screen']}>
              <SayPhones phones={board.phones} />
              {sentence !== null && <h2>{questionOf(board)}</h2>}
              {board.question ? (
                <Pictures choices={board.question.choices} className={styles['board']} />
              ) : (
                <Ends choices={choices} board={board} />
              )}
              {sentence !== null && <Chosen chosen={board.chosen} />}
            </div>
          )
        }
      />
    </>
  )
}

interface PicturesProps {
  readonly choices: Board['chosen']
  readonly className: string | undefined
  /** Before each word. */
  readonly prefix?: string
}

const Pictures = ({ choices, className, prefix = '' }: PicturesProps) => (
  <ul role="list" className={className}>
    {choices.map(({ word, path: to, picture }) => (
      <li key={to}>
        <ContentLink className={styles['choice']} href={to}>
          {picture && <CardPicture picture={picture} />}
          <span>{prefix + word}</span>
        </ContentLink>
      </li>
    ))}
  </ul>
)

/**
 * The pictures of the sentence. A press on one goes back to the screen where it was chosen. After the choices, which
 * are more often wanted.
 */
const Chosen = ({ chosen }: Pick<Board, 'chosen'>) => (
  <div className={styles['strip']}>
    <Pictures choices={chosen} className={styles['chosen']} prefix="Change: " />
    {chosen.length > 1 && (
      <p>
        <ButtonLink href={path} kind="secondary">
          Start again
        </ButtonLink>
      </p>
    )}
  </div>
)

/** Where a complete sentence leads. */
function Ends({ choices, board: { link, isComplaint, phones } }: { readonly choices: string; readonly board: Board }) {
  const phone = useSiteSettings()?.supportPhone
  return (
    <ul role="list" className={styles['ends']}>
      <li>
        {/* In danger, the numbers above come first: the form is read in office hours. */}
        <ButtonLink
          href={isComplaint ? `/contact-us/feedback?say=${choices}` : `${path}/send/${choices}`}
          kind={phones.length > 0 ? 'secondary' : 'primary'}
        >
          {isComplaint ? 'Send this as a complaint' : 'Send this to us'}
        </ButtonLink>
      </li>
      {phone && (
        <li>
          <ButtonLink href={phone.href} icon="phone" kind="secondary">
            {`Call ${phone.display}`}
          </ButtonLink>
        </li>
      )}
      {link && (
        <li>
          <ButtonLink href={link.href} kind="secondary">
            {link.label}
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}
