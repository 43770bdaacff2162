import { data } from 'react-router'
import { CardPicture } from '#web/blocks/picture/CardPicture.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { SayDocument, type SayQuery } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { OptionalPart } from '#web/lib/OptionalPart.tsx'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/say.ts'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import { SayAloud } from './say-aloud/SayAloud.tsx'
import styles from './say.module.css'

const path = '/say'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const choices = pathname.slice(`${path}/`.length)
  const { page, board } = await context.get(gql).query(SayDocument, { path, choices })
  if (!board && choices !== '') throw data(null, { status: 404 })
  return { ...(await requirePage(page, path, context)), board, choices, address: pathname }
}

type Board = NonNullable<SayQuery['board']>

const titleOf = (board: Board | null, title: string) =>
  board?.sentence ? (board.question?.question ?? 'What would you like to do?') : title

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, board, address } }) =>
  pageMeta({
    ...page,
    site: root.loaderData,
    title: board?.sentence ? `${titleOf(board, page.title)} ${board.sentence}` : page.title,
    path: address,
    // The other addresses contain a visitor's choices.
    isIndexed: address === path,
  })

/**
 * A picture board: each choice is a link, so it needs no scripts, and a switch finds the choices row by row. The choices grow to a
 * sentence, which ends in a page, a call or an enquiry that is complete without typing.
 */
export default function Say({ loaderData: { page, board, choices, address } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={titleOf(board, page.title)}
        lead={board?.sentence ? undefined : page.lead}
        parents={crumbsTo(address)}
      >
        {board && <Strip chosen={board.chosen} sentence={board.sentence} />}
      </PageHeader>
      <PageLayout
        blocks={board?.sentence ? [] : page.blocks}
        before={
          board && (
            <>
              {board.phones.length > 0 && <Phones phones={board.phones} />}
              {board.question ? (
                <ul role="list" className={styles['board']}>
                  {board.question.choices.map(({ word, path: to, picture }) => (
                    <li key={to}>
                      <ContentLink className={styles['choice']} href={to}>
                        {picture && <CardPicture picture={picture} />}
                        <span>{word}</span>
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              ) : (
                <Ends choices={choices} link={board.link} />
              )}
            </>
          )
        }
      />
    </>
  )
}

/** The sentence so far and its pictures. A press on a picture goes back to the screen where it was chosen. */
function Strip({ chosen, sentence }: Pick<Board, 'chosen' | 'sentence'>) {
  return (
    <div className={styles['strip']}>
      {sentence && <p className={styles['sentence']}>{sentence}</p>}
      <OptionalPart>
        <SayAloud sentence={sentence} />
      </OptionalPart>
      {chosen.length > 0 && (
        <ul role="list" className={styles['chosen']}>
          {chosen.map(({ word, path: to, picture }) => (
            <li key={to}>
              <ContentLink className={styles['choice']} href={to}>
                {picture && <CardPicture picture={picture} />}
                <span>{`Change: ${word}`}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 1 && (
        <p>
          <ButtonLink href={path} kind="secondary">
            Start again
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Phones({ phones }: Pick<Board, 'phones'>) {
  return (
    <section className={styles['phones']} aria-labelledby="call-now">
      <h2 id="call-now">Call now if you’re not safe</h2>
      <ul role="list">
        {phones.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} icon="phone">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a complete sentence leads. */
function Ends({ choices, link }: Pick<Board, 'link'> & { readonly choices: string }) {
  const phone = useSiteSettings()?.supportPhone
  return (
    <ul role="list" className={styles['ends']}>
      <li>
        <ButtonLink href={`/contact-us/general-enquiry?say=${choices}`}>Send this to us</ButtonLink>
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
