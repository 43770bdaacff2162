/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
/** A list that people follow with a feed reader. */
export type FeedKind =
  /** Jobs that one can apply for today. */
  | 'JOBS'
  /** Posts. */
  | 'NEWS'

/** An answer as it was typed. */
export type FormAnswerInput = {
  /** The field's name in the definition. */
  readonly name: string
  /** More than one where several were chosen; one empty text for an empty field. */
  readonly values: ReadonlyArray<string>
}

/** What to do with a step's answers. */
export type FormMove =
  /** Keep them as they are, and show the step before. */
  | 'BACK'
  /** Keep them as they are, and show the step that is named. */
  | 'CHANGE'
  /** Judge them, and show the next step that is to be answered. */
  | 'NEXT'

/** The forms that can be sent. */
export type FormName =
  /** schema/forms/feedback.ts */
  | 'FEEDBACK'
  /** schema/forms/general-enquiry.ts */
  | 'GENERAL_ENQUIRY'
  /** schema/forms/referral.ts */
  | 'REFERRAL'

/** One press in a form of several steps. Nothing is stored. */
export type FormStepInput = {
  /** Those of the step that was on the page. */
  readonly answers: ReadonlyArray<FormAnswerInput>
  /** Which form. */
  readonly form: FormName
  /** Where to go. */
  readonly move: FormMove
  /** The answers so far, as the last step gave them. */
  readonly sealed?: string | null | undefined
  /** The step that was on the page; `check` for the page of all answers. */
  readonly step?: string | null | undefined
  /** With CHANGE: the step to show. */
  readonly to?: string | null | undefined
}

/** Which products. Within one list any word will do, between lists all must hold; words that nobody knows are left out. */
export type ProductFilter = {
  /** Values of categories. */
  readonly categories?: ReadonlyArray<string> | null | undefined
  /** Values of who may pay. */
  readonly funding?: ReadonlyArray<string> | null | undefined
  /** Values of needs. */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Values of price bands. */
  readonly prices?: ReadonlyArray<string> | null | undefined
  /** Words to look for, all of them. What is longer than 100 characters is cut. */
  readonly text?: string | null | undefined
}

/** How products are sorted. */
export type ProductSort =
  /** From cheap to dear, then by name. */
  | 'CHEAP'
  /** From dear to cheap, then by name. */
  | 'DEAR'
  /** What fits the words best first; by name without words. */
  | 'MATCH'
  /** By name. */
  | 'NAME'

/** What a search finds. */
export type SearchKind =
  /** A version of a page in Easy Read. */
  | 'EASY_READ'
  /** A job that one can apply for. */
  | 'JOB'
  /** A page. */
  | 'PAGE'
  /** Somebody who works for the provider. */
  | 'PERSON'
  /** A post of Blogs & News. */
  | 'POST'
  /** A product. */
  | 'PRODUCT'
  /** A document such as an annual report or a fact sheet. */
  | 'PUBLICATION'
  /** A question with its answer. */
  | 'QUESTION'
  /** A consumer story. */
  | 'STORY'
  /** A video. */
  | 'VIDEO'

/**
 * A general enquiry as a person typed it: schema/forms/general-enquiry.ts holds its rules. Everything is nullable, so that our own
 * validation speaks and not the GraphQL parser.
 */
export type SubmitEnquiryInput = {
  /** When to call. */
  readonly bestTime?: string | null | undefined
  /** Where to reply by e-mail. */
  readonly email?: string | null | undefined
  /** For an interpreter. */
  readonly language?: string | null | undefined
  /** The person's own words. */
  readonly message?: string | null | undefined
  /** What to call the person. */
  readonly name?: string | null | undefined
  /** What makes it easier to talk with us. */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Where to call or text. */
  readonly phone?: string | null | undefined
  /** Where they live. */
  readonly postcode?: string | null | undefined
  /** One of the definition's ways to reply. */
  readonly replyBy?: string | null | undefined
  /** Who is writing. */
  readonly role?: string | null | undefined
  /** From formSession. */
  readonly token?: string | null | undefined
  /** A service's id, or one of the definition's own topics. */
  readonly topic?: string | null | undefined
  /** A field that people never see: filled in, it marks the enquiry as likely made by a program. It drops nothing. */
  readonly website?: string | null | undefined
}

/**
 * Feedback, a compliment or a complaint as a person typed it: schema/forms/feedback.ts holds its rules. Everything is nullable, as
 * in an enquiry.
 */
export type SubmitFeedbackInput = {
  /** Whether the person writes for somebody else. */
  readonly behalf?: string | null | undefined
  /** When to call. */
  readonly bestTime?: string | null | undefined
  /** Whether someone is being hurt or is in danger. */
  readonly danger?: string | null | undefined
  /** Where to reply by e-mail. */
  readonly email?: string | null | undefined
  /** Whether the person stays anonymous, or their name is kept from those concerned. */
  readonly giveName?: string | null | undefined
  /** For an interpreter. */
  readonly language?: string | null | undefined
  /** What to call the person. */
  readonly name?: string | null | undefined
  /** What makes it easier for the person. */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Whether that person knows of it. */
  readonly otherKnows?: string | null | undefined
  /** Whom for. */
  readonly otherName?: string | null | undefined
  /** What the person would like to happen. */
  readonly outcome?: string | null | undefined
  /** Where to call or text. */
  readonly phone?: string | null | undefined
  /** One of the definition's ways to reply, or none. */
  readonly replyBy?: string | null | undefined
  /** From formSession. */
  readonly token?: string | null | undefined
  /** Feedback, a compliment or a complaint. */
  readonly type?: string | null | undefined
  /** A field that people never see: filled in, it marks the feedback as likely made by a program. It drops nothing. */
  readonly website?: string | null | undefined
  /** The person's own words. */
  readonly whatHappened?: string | null | undefined
  /** In the person's own words, too. */
  readonly when?: string | null | undefined
  /** At home, on the phone, at an office. */
  readonly where?: string | null | undefined
}

/**
 * A referral: schema/forms/referral.ts holds its rules. A date is day, month and year, as `27/3/1950`. Answers given here stand
 * above those under the seal.
 */
export type SubmitReferralInput = {
  /** How do we get into the home? */
  readonly access?: string | null | undefined
  /** Aged Care ID */
  readonly agedCareId?: string | null | undefined
  /** Who should we call first? */
  readonly callFirst?: string | null | undefined
  /** Their disability or health, as far as it matters here */
  readonly condition?: string | null | undefined
  /** Who agreed to this referral? */
  readonly consentBy?: string | null | undefined
  /** When did they agree? */
  readonly consentDate?: string | null | undefined
  /** What did they agree to? */
  readonly consentFor?: ReadonlyArray<string> | null | undefined
  /** Your date of birth */
  readonly dateOfBirth?: string | null | undefined
  /** Your email address */
  readonly email?: string | null | undefined
  /** Equipment they use now */
  readonly equipment?: string | null | undefined
  /** Their last name */
  readonly familyName?: string | null | undefined
  /** Who may pay for it? */
  readonly funding?: string | null | undefined
  /** Their first name */
  readonly givenName?: string | null | undefined
  /** What would you like to be able to do? */
  readonly goals?: string | null | undefined
  /** Which language? */
  readonly language?: string | null | undefined
  /** Your name */
  readonly name?: string | null | undefined
  /** Who manages the NDIS plan? */
  readonly ndisManagement?: string | null | undefined
  /** NDIS number */
  readonly ndisNumber?: string | null | undefined
  /** What would make it easier to talk with you? */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Your organisation */
  readonly organisation?: string | null | undefined
  /** Their email address */
  readonly personEmail?: string | null | undefined
  /** Their phone number */
  readonly personPhone?: string | null | undefined
  /** Your phone number */
  readonly phone?: string | null | undefined
  /** When does the plan end? */
  readonly planEnd?: string | null | undefined
  /** Name of the plan manager */
  readonly planManager?: string | null | undefined
  /** When did the plan begin? */
  readonly planStart?: string | null | undefined
  /** Your postcode */
  readonly postcode?: string | null | undefined
  /** Referral code from My Aged Care */
  readonly referralCode?: string | null | undefined
  /** Who are you referring? */
  readonly referralFor?: string | null | undefined
  /** How should we reply to you? */
  readonly replyBy?: string | null | undefined
  /** Which report do you need, and by when? */
  readonly report?: string | null | undefined
  /** Does someone represent them? */
  readonly representative?: string | null | undefined
  /** Name of the representative or supporter, and what they are */
  readonly representativeName?: string | null | undefined
  /** Phone number of the representative or supporter */
  readonly representativePhone?: string | null | undefined
  /** How do you know them? */
  readonly role?: string | null | undefined
  /** Is there anything our staff should know to be safe? */
  readonly safety?: string | null | undefined
  /** From takeFormStep: the answers of every step. A caller that has them all needs none. */
  readonly sealed?: string | null | undefined
  /** Which services would help? */
  readonly services?: ReadonlyArray<string> | null | undefined
  /** Their suburb or town */
  readonly suburb?: string | null | undefined
  /** From formSession. */
  readonly token?: string | null | undefined
  /** Is there a date that matters? */
  readonly urgency?: string | null | undefined
  /** Which date? */
  readonly urgencyDate?: string | null | undefined
  /** A phone number that we can call today */
  readonly urgentPhone?: string | null | undefined
  /** A field that people never see: filled in, it marks the referral as likely made by a program. It drops nothing. */
  readonly website?: string | null | undefined
}

type Blocks_Block_CallToActionBlock_Fragment = {
  readonly __typename: 'CallToActionBlock'
  readonly key: string
  readonly heading: string
  readonly text: string | null
  readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
}

type Blocks_Block_CardGridBlock_Fragment = {
  readonly __typename: 'CardGridBlock'
  readonly key: string
  readonly heading: string
  readonly intro: string | null
  readonly cards: ReadonlyArray<{
    readonly __typename: 'Card'
    readonly text: string
    readonly icon: string | null
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

type Blocks_Block_ContactPanelBlock_Fragment = {
  readonly __typename: 'ContactPanelBlock'
  readonly key: string
  readonly heading: string
  readonly text: string | null
}

type Blocks_Block_HeroBlock_Fragment = {
  readonly __typename: 'HeroBlock'
  readonly key: string
  readonly picture: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  } | null
  readonly ways: ReadonlyArray<{
    readonly __typename: 'Way'
    readonly text: string
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
  }>
}

type Blocks_Block_ImageBlock_Fragment = {
  readonly __typename: 'ImageBlock'
  readonly key: string
  readonly image: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  }
}

type Blocks_Block_InShortBlock_Fragment = {
  readonly __typename: 'InShortBlock'
  readonly key: string
  readonly points: ReadonlyArray<string>
}

type Blocks_Block_JobListBlock_Fragment = {
  readonly __typename: 'JobListBlock'
  readonly key: string
  readonly heading: string
  readonly emptyText: string
  readonly jobs: ReadonlyArray<{
    readonly __typename: 'JobSummary'
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly place: string
    readonly hours: string
    readonly closesOn: string
  }>
}

type Blocks_Block_LatestPostsBlock_Fragment = {
  readonly __typename: 'LatestPostsBlock'
  readonly key: string
  readonly heading: string
  readonly posts: ReadonlyArray<{
    readonly __typename: 'PostSummary'
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly publishedAt: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

type Blocks_Block_PeopleBlock_Fragment = {
  readonly __typename: 'PeopleBlock'
  readonly key: string
  readonly heading: string
  readonly people: ReadonlyArray<{
    readonly __typename: 'Person'
    readonly id: string
    readonly name: string
    readonly role: string
    readonly about: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

type Blocks_Block_PublicationListBlock_Fragment = {
  readonly __typename: 'PublicationListBlock'
  readonly key: string
  readonly heading: string
  readonly publications: ReadonlyArray<{
    readonly __typename: 'PublicationSummary'
    readonly id: string
    readonly path: string
    readonly title: string
    readonly summary: string
    readonly publishedOn: string | null
    readonly pageCount: number | null
    readonly file: { readonly __typename: 'Download'; readonly url: string; readonly typeAndSize: string } | null
  }>
}

type Blocks_Block_QuestionsBlock_Fragment = {
  readonly __typename: 'QuestionsBlock'
  readonly key: string
  readonly heading: string
  readonly questions: ReadonlyArray<{
    readonly __typename: 'Question'
    readonly id: string
    readonly question: string
    readonly anchor: string
    readonly answer: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

type Blocks_Block_QuoteBlock_Fragment = {
  readonly __typename: 'QuoteBlock'
  readonly key: string
  readonly speaker: string
  readonly words: string
}

type Blocks_Block_RelatedPagesBlock_Fragment = {
  readonly __typename: 'RelatedPagesBlock'
  readonly key: string
  readonly heading: string
  readonly pages: ReadonlyArray<{
    readonly __typename: 'PageSummary'
    readonly id: string
    readonly path: string
    readonly title: string
    readonly lead: string
  }>
}

type Blocks_Block_RichTextBlock_Fragment = {
  readonly __typename: 'RichTextBlock'
  readonly key: string
  readonly body: {
    readonly __typename: 'RichText'
    readonly nodes: ReadonlyArray<
      | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
      | {
          readonly __typename: 'List'
          readonly items: ReadonlyArray<{
            readonly __typename: 'ListItem'
            readonly level: number
            readonly isNumbered: boolean
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }>
        }
      | {
          readonly __typename: 'Paragraph'
          readonly spans: ReadonlyArray<
            | {
                readonly __typename: 'FactSpan'
                readonly value: string
                readonly asAt: string
                readonly isDated: boolean
                readonly sourceName: string
                readonly sourceUrl: string
                readonly factHref: string | null
              }
            | {
                readonly __typename: 'LinkSpan'
                readonly href: string
                readonly parts: ReadonlyArray<{
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }>
              }
            | {
                readonly __typename: 'TextSpan'
                readonly text: string
                readonly isStrong: boolean
                readonly isEmphasis: boolean
                readonly lang: string | null
              }
          >
        }
    >
  }
}

type Blocks_Block_ServiceListBlock_Fragment = {
  readonly __typename: 'ServiceListBlock'
  readonly key: string
  readonly heading: string
  readonly intro: string | null
  readonly services: ReadonlyArray<{
    readonly __typename: 'Service'
    readonly id: string
    readonly name: string
    readonly summary: string
    readonly path: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

type Blocks_Block_StepsBlock_Fragment = {
  readonly __typename: 'StepsBlock'
  readonly key: string
  readonly heading: string
  readonly steps: ReadonlyArray<{
    readonly __typename: 'Step'
    readonly title: string
    readonly text: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

type Blocks_Block_StoryListBlock_Fragment = {
  readonly __typename: 'StoryListBlock'
  readonly key: string
  readonly heading: string
  readonly stories: ReadonlyArray<{
    readonly __typename: 'StorySummary'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly title: string
    readonly summary: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

type Blocks_Block_TableBlock_Fragment = {
  readonly __typename: 'TableBlock'
  readonly key: string
  readonly caption: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly __typename: 'TableRow'
    readonly cells: ReadonlyArray<{
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }>
  }>
}

type Blocks_Block_VideoListBlock_Fragment = {
  readonly __typename: 'VideoListBlock'
  readonly key: string
  readonly heading: string
  readonly videos: ReadonlyArray<{
    readonly __typename: 'Video'
    readonly id: string
    readonly anchor: string
    readonly title: string
    readonly summary: string
    readonly seconds: number
    readonly publishedOn: string | null
    readonly hasIntegratedDescription: boolean
    readonly film: {
      readonly __typename: 'Film'
      readonly url: string
      readonly captionsUrl: string
      readonly typeAndSize: string
    } | null
    readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
    readonly transcript: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

export type Blocks_BlockFragment =
  | Blocks_Block_CallToActionBlock_Fragment
  | Blocks_Block_CardGridBlock_Fragment
  | Blocks_Block_ContactPanelBlock_Fragment
  | Blocks_Block_HeroBlock_Fragment
  | Blocks_Block_ImageBlock_Fragment
  | Blocks_Block_InShortBlock_Fragment
  | Blocks_Block_JobListBlock_Fragment
  | Blocks_Block_LatestPostsBlock_Fragment
  | Blocks_Block_PeopleBlock_Fragment
  | Blocks_Block_PublicationListBlock_Fragment
  | Blocks_Block_QuestionsBlock_Fragment
  | Blocks_Block_QuoteBlock_Fragment
  | Blocks_Block_RelatedPagesBlock_Fragment
  | Blocks_Block_RichTextBlock_Fragment
  | Blocks_Block_ServiceListBlock_Fragment
  | Blocks_Block_StepsBlock_Fragment
  | Blocks_Block_StoryListBlock_Fragment
  | Blocks_Block_TableBlock_Fragment
  | Blocks_Block_VideoListBlock_Fragment

export type CallToActionBlock_BlockFragment = {
  readonly __typename: 'CallToActionBlock'
  readonly key: string
  readonly heading: string
  readonly text: string | null
  readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
}

export type CardGridBlock_BlockFragment = {
  readonly __typename: 'CardGridBlock'
  readonly key: string
  readonly heading: string
  readonly intro: string | null
  readonly cards: ReadonlyArray<{
    readonly __typename: 'Card'
    readonly text: string
    readonly icon: string | null
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

export type ContactPanelBlock_BlockFragment = {
  readonly __typename: 'ContactPanelBlock'
  readonly key: string
  readonly heading: string
  readonly text: string | null
}

export type DownloadLink_FileFragment = {
  readonly __typename: 'Download'
  readonly url: string
  readonly typeAndSize: string
}

export type HeroBlock_BlockFragment = {
  readonly __typename: 'HeroBlock'
  readonly key: string
  readonly picture: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  } | null
  readonly ways: ReadonlyArray<{
    readonly __typename: 'Way'
    readonly text: string
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
  }>
}

export type ImageBlock_BlockFragment = {
  readonly __typename: 'ImageBlock'
  readonly key: string
  readonly image: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  }
}

export type InShortBlock_BlockFragment = {
  readonly __typename: 'InShortBlock'
  readonly key: string
  readonly points: ReadonlyArray<string>
}

export type JobListBlock_BlockFragment = {
  readonly __typename: 'JobListBlock'
  readonly key: string
  readonly heading: string
  readonly emptyText: string
  readonly jobs: ReadonlyArray<{
    readonly __typename: 'JobSummary'
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly place: string
    readonly hours: string
    readonly closesOn: string
  }>
}

export type LatestPostsBlock_BlockFragment = {
  readonly __typename: 'LatestPostsBlock'
  readonly key: string
  readonly heading: string
  readonly posts: ReadonlyArray<{
    readonly __typename: 'PostSummary'
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly publishedAt: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

export type PeopleBlock_BlockFragment = {
  readonly __typename: 'PeopleBlock'
  readonly key: string
  readonly heading: string
  readonly people: ReadonlyArray<{
    readonly __typename: 'Person'
    readonly id: string
    readonly name: string
    readonly role: string
    readonly about: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

export type Picture_PictureFragment = {
  readonly __typename: 'Image'
  readonly url: string
  readonly srcset: string | null
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly caption: string | null
}

export type PostCard_PostFragment = {
  readonly __typename: 'PostSummary'
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly publishedAt: string
  readonly picture: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  } | null
}

export type PublicationListBlock_BlockFragment = {
  readonly __typename: 'PublicationListBlock'
  readonly key: string
  readonly heading: string
  readonly publications: ReadonlyArray<{
    readonly __typename: 'PublicationSummary'
    readonly id: string
    readonly path: string
    readonly title: string
    readonly summary: string
    readonly publishedOn: string | null
    readonly pageCount: number | null
    readonly file: { readonly __typename: 'Download'; readonly url: string; readonly typeAndSize: string } | null
  }>
}

export type QuestionsBlock_BlockFragment = {
  readonly __typename: 'QuestionsBlock'
  readonly key: string
  readonly heading: string
  readonly questions: ReadonlyArray<{
    readonly __typename: 'Question'
    readonly id: string
    readonly question: string
    readonly anchor: string
    readonly answer: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

export type QuoteBlock_BlockFragment = {
  readonly __typename: 'QuoteBlock'
  readonly key: string
  readonly speaker: string
  readonly words: string
}

export type RelatedPagesBlock_BlockFragment = {
  readonly __typename: 'RelatedPagesBlock'
  readonly key: string
  readonly heading: string
  readonly pages: ReadonlyArray<{
    readonly __typename: 'PageSummary'
    readonly id: string
    readonly path: string
    readonly title: string
    readonly lead: string
  }>
}

export type RichTextBlock_BlockFragment = {
  readonly __typename: 'RichTextBlock'
  readonly key: string
  readonly body: {
    readonly __typename: 'RichText'
    readonly nodes: ReadonlyArray<
      | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
      | {
          readonly __typename: 'List'
          readonly items: ReadonlyArray<{
            readonly __typename: 'ListItem'
            readonly level: number
            readonly isNumbered: boolean
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }>
        }
      | {
          readonly __typename: 'Paragraph'
          readonly spans: ReadonlyArray<
            | {
                readonly __typename: 'FactSpan'
                readonly value: string
                readonly asAt: string
                readonly isDated: boolean
                readonly sourceName: string
                readonly sourceUrl: string
                readonly factHref: string | null
              }
            | {
                readonly __typename: 'LinkSpan'
                readonly href: string
                readonly parts: ReadonlyArray<{
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }>
              }
            | {
                readonly __typename: 'TextSpan'
                readonly text: string
                readonly isStrong: boolean
                readonly isEmphasis: boolean
                readonly lang: string | null
              }
          >
        }
    >
  }
}

export type RichText_TextFragment = {
  readonly __typename: 'RichText'
  readonly nodes: ReadonlyArray<
    | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
    | {
        readonly __typename: 'List'
        readonly items: ReadonlyArray<{
          readonly __typename: 'ListItem'
          readonly level: number
          readonly isNumbered: boolean
          readonly spans: ReadonlyArray<
            | {
                readonly __typename: 'FactSpan'
                readonly value: string
                readonly asAt: string
                readonly isDated: boolean
                readonly sourceName: string
                readonly sourceUrl: string
                readonly factHref: string | null
              }
            | {
                readonly __typename: 'LinkSpan'
                readonly href: string
                readonly parts: ReadonlyArray<{
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }>
              }
            | {
                readonly __typename: 'TextSpan'
                readonly text: string
                readonly isStrong: boolean
                readonly isEmphasis: boolean
                readonly lang: string | null
              }
          >
        }>
      }
    | {
        readonly __typename: 'Paragraph'
        readonly spans: ReadonlyArray<
          | {
              readonly __typename: 'FactSpan'
              readonly value: string
              readonly asAt: string
              readonly isDated: boolean
              readonly sourceName: string
              readonly sourceUrl: string
              readonly factHref: string | null
            }
          | {
              readonly __typename: 'LinkSpan'
              readonly href: string
              readonly parts: ReadonlyArray<{
                readonly __typename: 'TextSpan'
                readonly text: string
                readonly isStrong: boolean
                readonly isEmphasis: boolean
                readonly lang: string | null
              }>
            }
          | {
              readonly __typename: 'TextSpan'
              readonly text: string
              readonly isStrong: boolean
              readonly isEmphasis: boolean
              readonly lang: string | null
            }
        >
      }
  >
}

type Inline_Span_FactSpan_Fragment = {
  readonly __typename: 'FactSpan'
  readonly value: string
  readonly asAt: string
  readonly isDated: boolean
  readonly sourceName: string
  readonly sourceUrl: string
  readonly factHref: string | null
}

type Inline_Span_LinkSpan_Fragment = {
  readonly __typename: 'LinkSpan'
  readonly href: string
  readonly parts: ReadonlyArray<{
    readonly __typename: 'TextSpan'
    readonly text: string
    readonly isStrong: boolean
    readonly isEmphasis: boolean
    readonly lang: string | null
  }>
}

type Inline_Span_TextSpan_Fragment = {
  readonly __typename: 'TextSpan'
  readonly text: string
  readonly isStrong: boolean
  readonly isEmphasis: boolean
  readonly lang: string | null
}

export type Inline_SpanFragment =
  Inline_Span_FactSpan_Fragment | Inline_Span_LinkSpan_Fragment | Inline_Span_TextSpan_Fragment

export type Inline_WordsFragment = {
  readonly __typename: 'TextSpan'
  readonly text: string
  readonly isStrong: boolean
  readonly isEmphasis: boolean
  readonly lang: string | null
}

export type ServiceListBlock_BlockFragment = {
  readonly __typename: 'ServiceListBlock'
  readonly key: string
  readonly heading: string
  readonly intro: string | null
  readonly services: ReadonlyArray<{
    readonly __typename: 'Service'
    readonly id: string
    readonly name: string
    readonly summary: string
    readonly path: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

export type StepsBlock_BlockFragment = {
  readonly __typename: 'StepsBlock'
  readonly key: string
  readonly heading: string
  readonly steps: ReadonlyArray<{
    readonly __typename: 'Step'
    readonly title: string
    readonly text: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

export type StoryListBlock_BlockFragment = {
  readonly __typename: 'StoryListBlock'
  readonly key: string
  readonly heading: string
  readonly stories: ReadonlyArray<{
    readonly __typename: 'StorySummary'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly title: string
    readonly summary: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
  }>
}

export type TableBlock_BlockFragment = {
  readonly __typename: 'TableBlock'
  readonly key: string
  readonly caption: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly __typename: 'TableRow'
    readonly cells: ReadonlyArray<{
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }>
  }>
}

export type VideoListBlock_BlockFragment = {
  readonly __typename: 'VideoListBlock'
  readonly key: string
  readonly heading: string
  readonly videos: ReadonlyArray<{
    readonly __typename: 'Video'
    readonly id: string
    readonly anchor: string
    readonly title: string
    readonly summary: string
    readonly seconds: number
    readonly publishedOn: string | null
    readonly hasIntegratedDescription: boolean
    readonly film: {
      readonly __typename: 'Film'
      readonly url: string
      readonly captionsUrl: string
      readonly typeAndSize: string
    } | null
    readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
    readonly transcript: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  }>
}

export type FeedQueryVariables = Exact<{
  kind: FeedKind
}>

export type FeedQuery = {
  readonly __typename: 'Query'
  readonly siteSettings: {
    readonly __typename: 'SiteSettings'
    readonly id: string
    readonly providerName: string
    readonly tagline: string
  }
  readonly feed: ReadonlyArray<{
    readonly __typename: 'FeedEntry'
    readonly id: string
    readonly path: string
    readonly title: string
    readonly summary: string
    readonly author: string | null
    readonly publishedAt: string
    readonly updatedAt: string
  }>
}

export type IslandsQueryVariables = Exact<{ [key: string]: never }>

export type IslandsQuery = {
  readonly __typename: 'Query'
  readonly siteSettings: {
    readonly __typename: 'SiteSettings'
    readonly id: string
    readonly openingHours: {
      readonly __typename: 'OpeningHours'
      readonly days: string
      readonly opens: string
      readonly closes: string
    }
    readonly offices: ReadonlyArray<{
      readonly __typename: 'Office'
      readonly closures: ReadonlyArray<{ readonly __typename: 'Closure'; readonly date: string }>
    }>
    readonly siteAlert: {
      readonly __typename: 'SiteAlert'
      readonly message: string
      readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
    } | null
  }
}

export type AddressesQueryVariables = Exact<{ [key: string]: never }>

export type AddressesQuery = {
  readonly __typename: 'Query'
  readonly addresses: ReadonlyArray<{
    readonly __typename: 'Address'
    readonly path: string
    readonly updatedAt: string
  }>
}

export type ShellQueryVariables = Exact<{ [key: string]: never }>

export type ShellQuery = {
  readonly __typename: 'Query'
  readonly siteSettings: {
    readonly __typename: 'SiteSettings'
    readonly id: string
    readonly providerName: string
    readonly tagline: string
    readonly description: string
    readonly contactEmail: string
    readonly safetyNote: string
    readonly acknowledgement: string
    readonly sampleNote: string | null
    readonly missingPages: ReadonlyArray<string>
    readonly supportPhone: { readonly __typename: 'Phone'; readonly display: string; readonly href: string }
    readonly openingHours: {
      readonly __typename: 'OpeningHours'
      readonly days: string
      readonly opens: string
      readonly closes: string
      readonly closedNote: string
    }
    readonly offices: ReadonlyArray<{
      readonly __typename: 'Office'
      readonly name: string
      readonly street: string
      readonly suburb: string
      readonly state: string
      readonly postcode: string
      readonly access: string | null
      readonly phone: { readonly __typename: 'Phone'; readonly display: string; readonly href: string } | null
      readonly closures: ReadonlyArray<{
        readonly __typename: 'Closure'
        readonly date: string
        readonly reason: string
      }>
    }>
    readonly socialLinks: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    readonly policyLinks: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    readonly subscribeLink: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
    readonly badge: {
      readonly __typename: 'Image'
      readonly url: string
      readonly width: number
      readonly height: number
      readonly alt: string
    }
    readonly helpLinks: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    readonly siteAlert: {
      readonly __typename: 'SiteAlert'
      readonly message: string
      readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
    } | null
  }
}

export type EasyReadQueryVariables = Exact<{
  slug: string
}>

export type EasyReadQuery = {
  readonly __typename: 'Query'
  readonly easyRead: {
    readonly __typename: 'EasyRead'
    readonly id: string
    readonly title: string
    readonly fullPage: {
      readonly __typename: 'PageSummary'
      readonly id: string
      readonly path: string
      readonly title: string
    } | null
    readonly lines: ReadonlyArray<{
      readonly __typename: 'EasyReadLine'
      readonly heading: string | null
      readonly sentences: ReadonlyArray<string>
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
      readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    }>
  } | null
}

export type FinderQueryVariables = Exact<{
  path: string
  answers: string
}>

export type FinderQuery = {
  readonly __typename: 'Query'
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly lastReviewed: string | null
    readonly easyReadPath: string | null
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
  readonly finder: {
    readonly __typename: 'FinderStep'
    readonly number: number
    readonly of: number
    readonly isChange: boolean
    readonly given: ReadonlyArray<{
      readonly __typename: 'FinderGiven'
      readonly id: string
      readonly question: string
      readonly answer: string
      readonly changePath: string
    }>
    readonly question: {
      readonly __typename: 'FinderQuestion'
      readonly id: string
      readonly question: string
      readonly hint: string | null
      readonly choices: ReadonlyArray<{
        readonly __typename: 'FinderChoice'
        readonly label: string
        readonly hint: string | null
        readonly path: string
        readonly isChosen: boolean
        readonly picture: {
          readonly __typename: 'Image'
          readonly url: string
          readonly srcset: string | null
          readonly width: number
          readonly height: number
          readonly alt: string
          readonly caption: string | null
        } | null
      }>
    } | null
    readonly result: {
      readonly __typename: 'FinderResult'
      readonly services: ReadonlyArray<{
        readonly __typename: 'Service'
        readonly id: string
        readonly name: string
        readonly summary: string
        readonly path: string
        readonly picture: {
          readonly __typename: 'Image'
          readonly url: string
          readonly srcset: string | null
          readonly width: number
          readonly height: number
          readonly alt: string
          readonly caption: string | null
        } | null
      }>
      readonly funding: ReadonlyArray<{
        readonly __typename: 'FinderAdvice'
        readonly id: string
        readonly title: string
        readonly hasPhone: boolean
        readonly text: {
          readonly __typename: 'RichText'
          readonly nodes: ReadonlyArray<
            | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
            | {
                readonly __typename: 'List'
                readonly items: ReadonlyArray<{
                  readonly __typename: 'ListItem'
                  readonly level: number
                  readonly isNumbered: boolean
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }>
              }
            | {
                readonly __typename: 'Paragraph'
                readonly spans: ReadonlyArray<
                  | {
                      readonly __typename: 'FactSpan'
                      readonly value: string
                      readonly asAt: string
                      readonly isDated: boolean
                      readonly sourceName: string
                      readonly sourceUrl: string
                      readonly factHref: string | null
                    }
                  | {
                      readonly __typename: 'LinkSpan'
                      readonly href: string
                      readonly parts: ReadonlyArray<{
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }>
                    }
                  | {
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }
                >
              }
          >
        }
        readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
      }>
      readonly nextSteps: ReadonlyArray<{
        readonly __typename: 'FinderAdvice'
        readonly id: string
        readonly title: string
        readonly hasPhone: boolean
        readonly text: {
          readonly __typename: 'RichText'
          readonly nodes: ReadonlyArray<
            | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
            | {
                readonly __typename: 'List'
                readonly items: ReadonlyArray<{
                  readonly __typename: 'ListItem'
                  readonly level: number
                  readonly isNumbered: boolean
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }>
              }
            | {
                readonly __typename: 'Paragraph'
                readonly spans: ReadonlyArray<
                  | {
                      readonly __typename: 'FactSpan'
                      readonly value: string
                      readonly asAt: string
                      readonly isDated: boolean
                      readonly sourceName: string
                      readonly sourceUrl: string
                      readonly factHref: string | null
                    }
                  | {
                      readonly __typename: 'LinkSpan'
                      readonly href: string
                      readonly parts: ReadonlyArray<{
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }>
                    }
                  | {
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }
                >
              }
          >
        }
        readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
      }>
    } | null
  } | null
}

export type FinderAdvice_AdviceFragment = {
  readonly __typename: 'FinderAdvice'
  readonly id: string
  readonly title: string
  readonly hasPhone: boolean
  readonly text: {
    readonly __typename: 'RichText'
    readonly nodes: ReadonlyArray<
      | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
      | {
          readonly __typename: 'List'
          readonly items: ReadonlyArray<{
            readonly __typename: 'ListItem'
            readonly level: number
            readonly isNumbered: boolean
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }>
        }
      | {
          readonly __typename: 'Paragraph'
          readonly spans: ReadonlyArray<
            | {
                readonly __typename: 'FactSpan'
                readonly value: string
                readonly asAt: string
                readonly isDated: boolean
                readonly sourceName: string
                readonly sourceUrl: string
                readonly factHref: string | null
              }
            | {
                readonly __typename: 'LinkSpan'
                readonly href: string
                readonly parts: ReadonlyArray<{
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }>
              }
            | {
                readonly __typename: 'TextSpan'
                readonly text: string
                readonly isStrong: boolean
                readonly isEmphasis: boolean
                readonly lang: string | null
              }
          >
        }
    >
  }
  readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
}

export type FormPageQueryVariables = Exact<{
  path: string
  form: FormName
}>

export type FormPageQuery = {
  readonly __typename: 'Query'
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly easyReadPath: string | null
    readonly aboveForm: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
  readonly services: ReadonlyArray<{ readonly __typename: 'Service'; readonly id: string; readonly name: string }>
  readonly formSession: { readonly __typename: 'FormSession'; readonly token: string }
}

export type FormSessionQueryVariables = Exact<{
  form: FormName
}>

export type FormSessionQuery = {
  readonly __typename: 'Query'
  readonly formSession: { readonly __typename: 'FormSession'; readonly token: string }
}

export type SubmitEnquiryMutationVariables = Exact<{
  input: SubmitEnquiryInput
}>

export type SubmitEnquiryMutation = {
  readonly __typename: 'Mutation'
  readonly submitEnquiry:
    | {
        readonly __typename: 'SubmissionAccepted'
        readonly reference: string
        readonly receivedAt: string
        readonly answers: ReadonlyArray<{
          readonly __typename: 'FormAnswer'
          readonly name: string
          readonly values: ReadonlyArray<string>
        }>
      }
    | { readonly __typename: 'SubmissionExpired'; readonly token: string }
    | {
        readonly __typename: 'SubmissionInvalid'
        readonly errors: ReadonlyArray<{
          readonly __typename: 'FieldError'
          readonly field: string
          readonly message: string
        }>
      }
    | { readonly __typename: 'SubmissionLimited' }
}

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput
}>

export type SubmitFeedbackMutation = {
  readonly __typename: 'Mutation'
  readonly submitFeedback:
    | {
        readonly __typename: 'SubmissionAccepted'
        readonly reference: string
        readonly receivedAt: string
        readonly answers: ReadonlyArray<{
          readonly __typename: 'FormAnswer'
          readonly name: string
          readonly values: ReadonlyArray<string>
        }>
      }
    | { readonly __typename: 'SubmissionExpired'; readonly token: string }
    | {
        readonly __typename: 'SubmissionInvalid'
        readonly errors: ReadonlyArray<{
          readonly __typename: 'FieldError'
          readonly field: string
          readonly message: string
        }>
      }
    | { readonly __typename: 'SubmissionLimited' }
}

export type SubmitReferralMutationVariables = Exact<{
  input: SubmitReferralInput
}>

export type SubmitReferralMutation = {
  readonly __typename: 'Mutation'
  readonly submitReferral:
    | {
        readonly __typename: 'SubmissionAccepted'
        readonly reference: string
        readonly receivedAt: string
        readonly answers: ReadonlyArray<{
          readonly __typename: 'FormAnswer'
          readonly name: string
          readonly values: ReadonlyArray<string>
        }>
      }
    | { readonly __typename: 'SubmissionExpired'; readonly token: string }
    | {
        readonly __typename: 'SubmissionInvalid'
        readonly errors: ReadonlyArray<{
          readonly __typename: 'FieldError'
          readonly field: string
          readonly message: string
        }>
      }
    | { readonly __typename: 'SubmissionLimited' }
}

export type TakeFormStepMutationVariables = Exact<{
  input: FormStepInput
}>

export type TakeFormStepMutation = {
  readonly __typename: 'Mutation'
  readonly takeFormStep:
    | {
        readonly __typename: 'FormStep'
        readonly step: string
        readonly sealed: string
        readonly isSealBroken: boolean
        readonly answers: ReadonlyArray<{
          readonly __typename: 'FormAnswer'
          readonly name: string
          readonly values: ReadonlyArray<string>
        }>
        readonly errors: ReadonlyArray<{
          readonly __typename: 'FieldError'
          readonly field: string
          readonly message: string
        }>
        readonly advice: ReadonlyArray<{
          readonly __typename: 'FieldError'
          readonly field: string
          readonly message: string
        }>
      }
    | { readonly __typename: 'SubmissionLimited' }
}

type SubmissionResult_Result_SubmissionAccepted_Fragment = {
  readonly __typename: 'SubmissionAccepted'
  readonly reference: string
  readonly receivedAt: string
  readonly answers: ReadonlyArray<{
    readonly __typename: 'FormAnswer'
    readonly name: string
    readonly values: ReadonlyArray<string>
  }>
}

type SubmissionResult_Result_SubmissionExpired_Fragment = {
  readonly __typename: 'SubmissionExpired'
  readonly token: string
}

type SubmissionResult_Result_SubmissionInvalid_Fragment = {
  readonly __typename: 'SubmissionInvalid'
  readonly errors: ReadonlyArray<{
    readonly __typename: 'FieldError'
    readonly field: string
    readonly message: string
  }>
}

type SubmissionResult_Result_SubmissionLimited_Fragment = { readonly __typename: 'SubmissionLimited' }

export type SubmissionResult_ResultFragment =
  | SubmissionResult_Result_SubmissionAccepted_Fragment
  | SubmissionResult_Result_SubmissionExpired_Fragment
  | SubmissionResult_Result_SubmissionInvalid_Fragment
  | SubmissionResult_Result_SubmissionLimited_Fragment

export type JobQueryVariables = Exact<{
  slug: string
}>

export type JobQuery = {
  readonly __typename: 'Query'
  readonly job: {
    readonly __typename: 'Job'
    readonly id: string
    readonly title: string
    readonly summary: string
    readonly place: string
    readonly hours: string
    readonly publishedAt: string
    readonly closesOn: string
    readonly isOpen: boolean
    readonly body: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  } | null
}

export type MovedToQueryVariables = Exact<{
  path: string
}>

export type MovedToQuery = { readonly __typename: 'Query'; readonly movedTo: string | null }

export type PageQueryVariables = Exact<{
  path: string
}>

export type PageQuery = {
  readonly __typename: 'Query'
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly lastReviewed: string | null
    readonly easyReadPath: string | null
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
}

export type Page_PageFragment = {
  readonly __typename: 'Page'
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly lastReviewed: string | null
  readonly easyReadPath: string | null
  readonly picture: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  } | null
  readonly blocks: ReadonlyArray<
    | {
        readonly __typename: 'CallToActionBlock'
        readonly key: string
        readonly heading: string
        readonly text: string | null
        readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
      }
    | {
        readonly __typename: 'CardGridBlock'
        readonly key: string
        readonly heading: string
        readonly intro: string | null
        readonly cards: ReadonlyArray<{
          readonly __typename: 'Card'
          readonly text: string
          readonly icon: string | null
          readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
        }>
      }
    | {
        readonly __typename: 'ContactPanelBlock'
        readonly key: string
        readonly heading: string
        readonly text: string | null
      }
    | {
        readonly __typename: 'HeroBlock'
        readonly key: string
        readonly picture: {
          readonly __typename: 'Image'
          readonly url: string
          readonly srcset: string | null
          readonly width: number
          readonly height: number
          readonly alt: string
          readonly caption: string | null
        } | null
        readonly ways: ReadonlyArray<{
          readonly __typename: 'Way'
          readonly text: string
          readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
        }>
      }
    | {
        readonly __typename: 'ImageBlock'
        readonly key: string
        readonly image: {
          readonly __typename: 'Image'
          readonly url: string
          readonly srcset: string | null
          readonly width: number
          readonly height: number
          readonly alt: string
          readonly caption: string | null
        }
      }
    | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
    | {
        readonly __typename: 'JobListBlock'
        readonly key: string
        readonly heading: string
        readonly emptyText: string
        readonly jobs: ReadonlyArray<{
          readonly __typename: 'JobSummary'
          readonly id: string
          readonly slug: string
          readonly title: string
          readonly summary: string
          readonly place: string
          readonly hours: string
          readonly closesOn: string
        }>
      }
    | {
        readonly __typename: 'LatestPostsBlock'
        readonly key: string
        readonly heading: string
        readonly posts: ReadonlyArray<{
          readonly __typename: 'PostSummary'
          readonly id: string
          readonly slug: string
          readonly title: string
          readonly summary: string
          readonly publishedAt: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
        }>
      }
    | {
        readonly __typename: 'PeopleBlock'
        readonly key: string
        readonly heading: string
        readonly people: ReadonlyArray<{
          readonly __typename: 'Person'
          readonly id: string
          readonly name: string
          readonly role: string
          readonly about: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
        }>
      }
    | {
        readonly __typename: 'PublicationListBlock'
        readonly key: string
        readonly heading: string
        readonly publications: ReadonlyArray<{
          readonly __typename: 'PublicationSummary'
          readonly id: string
          readonly path: string
          readonly title: string
          readonly summary: string
          readonly publishedOn: string | null
          readonly pageCount: number | null
          readonly file: { readonly __typename: 'Download'; readonly url: string; readonly typeAndSize: string } | null
        }>
      }
    | {
        readonly __typename: 'QuestionsBlock'
        readonly key: string
        readonly heading: string
        readonly questions: ReadonlyArray<{
          readonly __typename: 'Question'
          readonly id: string
          readonly question: string
          readonly anchor: string
          readonly answer: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }>
      }
    | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
    | {
        readonly __typename: 'RelatedPagesBlock'
        readonly key: string
        readonly heading: string
        readonly pages: ReadonlyArray<{
          readonly __typename: 'PageSummary'
          readonly id: string
          readonly path: string
          readonly title: string
          readonly lead: string
        }>
      }
    | {
        readonly __typename: 'RichTextBlock'
        readonly key: string
        readonly body: {
          readonly __typename: 'RichText'
          readonly nodes: ReadonlyArray<
            | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
            | {
                readonly __typename: 'List'
                readonly items: ReadonlyArray<{
                  readonly __typename: 'ListItem'
                  readonly level: number
                  readonly isNumbered: boolean
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }>
              }
            | {
                readonly __typename: 'Paragraph'
                readonly spans: ReadonlyArray<
                  | {
                      readonly __typename: 'FactSpan'
                      readonly value: string
                      readonly asAt: string
                      readonly isDated: boolean
                      readonly sourceName: string
                      readonly sourceUrl: string
                      readonly factHref: string | null
                    }
                  | {
                      readonly __typename: 'LinkSpan'
                      readonly href: string
                      readonly parts: ReadonlyArray<{
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }>
                    }
                  | {
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }
                >
              }
          >
        }
      }
    | {
        readonly __typename: 'ServiceListBlock'
        readonly key: string
        readonly heading: string
        readonly intro: string | null
        readonly services: ReadonlyArray<{
          readonly __typename: 'Service'
          readonly id: string
          readonly name: string
          readonly summary: string
          readonly path: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
        }>
      }
    | {
        readonly __typename: 'StepsBlock'
        readonly key: string
        readonly heading: string
        readonly steps: ReadonlyArray<{
          readonly __typename: 'Step'
          readonly title: string
          readonly text: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }>
      }
    | {
        readonly __typename: 'StoryListBlock'
        readonly key: string
        readonly heading: string
        readonly stories: ReadonlyArray<{
          readonly __typename: 'StorySummary'
          readonly id: string
          readonly slug: string
          readonly name: string
          readonly title: string
          readonly summary: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
        }>
      }
    | {
        readonly __typename: 'TableBlock'
        readonly key: string
        readonly caption: string
        readonly columns: ReadonlyArray<string>
        readonly rows: ReadonlyArray<{
          readonly __typename: 'TableRow'
          readonly cells: ReadonlyArray<{
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }>
        }>
      }
    | {
        readonly __typename: 'VideoListBlock'
        readonly key: string
        readonly heading: string
        readonly videos: ReadonlyArray<{
          readonly __typename: 'Video'
          readonly id: string
          readonly anchor: string
          readonly title: string
          readonly summary: string
          readonly seconds: number
          readonly publishedOn: string | null
          readonly hasIntegratedDescription: boolean
          readonly film: {
            readonly __typename: 'Film'
            readonly url: string
            readonly captionsUrl: string
            readonly typeAndSize: string
          } | null
          readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
          readonly transcript: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }>
      }
  >
}

export type PostListQueryVariables = Exact<{
  page: number
}>

export type PostListQuery = {
  readonly __typename: 'Query'
  readonly posts: {
    readonly __typename: 'PostPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly listPage: {
      readonly __typename: 'Page'
      readonly id: string
      readonly title: string
      readonly lead: string
      readonly description: string
      readonly lastReviewed: string | null
      readonly easyReadPath: string | null
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
      readonly blocks: ReadonlyArray<
        | {
            readonly __typename: 'CallToActionBlock'
            readonly key: string
            readonly heading: string
            readonly text: string | null
            readonly links: ReadonlyArray<{
              readonly __typename: 'Link'
              readonly label: string
              readonly href: string
            }>
          }
        | {
            readonly __typename: 'CardGridBlock'
            readonly key: string
            readonly heading: string
            readonly intro: string | null
            readonly cards: ReadonlyArray<{
              readonly __typename: 'Card'
              readonly text: string
              readonly icon: string | null
              readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
              readonly picture: {
                readonly __typename: 'Image'
                readonly url: string
                readonly srcset: string | null
                readonly width: number
                readonly height: number
                readonly alt: string
                readonly caption: string | null
              } | null
            }>
          }
        | {
            readonly __typename: 'ContactPanelBlock'
            readonly key: string
            readonly heading: string
            readonly text: string | null
          }
        | {
            readonly __typename: 'HeroBlock'
            readonly key: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
            readonly ways: ReadonlyArray<{
              readonly __typename: 'Way'
              readonly text: string
              readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            }>
          }
        | {
            readonly __typename: 'ImageBlock'
            readonly key: string
            readonly image: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            }
          }
        | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
        | {
            readonly __typename: 'JobListBlock'
            readonly key: string
            readonly heading: string
            readonly emptyText: string
            readonly jobs: ReadonlyArray<{
              readonly __typename: 'JobSummary'
              readonly id: string
              readonly slug: string
              readonly title: string
              readonly summary: string
              readonly place: string
              readonly hours: string
              readonly closesOn: string
            }>
          }
        | {
            readonly __typename: 'LatestPostsBlock'
            readonly key: string
            readonly heading: string
            readonly posts: ReadonlyArray<{
              readonly __typename: 'PostSummary'
              readonly id: string
              readonly slug: string
              readonly title: string
              readonly summary: string
              readonly publishedAt: string
              readonly picture: {
                readonly __typename: 'Image'
                readonly url: string
                readonly srcset: string | null
                readonly width: number
                readonly height: number
                readonly alt: string
                readonly caption: string | null
              } | null
            }>
          }
        | {
            readonly __typename: 'PeopleBlock'
            readonly key: string
            readonly heading: string
            readonly people: ReadonlyArray<{
              readonly __typename: 'Person'
              readonly id: string
              readonly name: string
              readonly role: string
              readonly about: string
              readonly picture: {
                readonly __typename: 'Image'
                readonly url: string
                readonly srcset: string | null
                readonly width: number
                readonly height: number
                readonly alt: string
                readonly caption: string | null
              } | null
            }>
          }
        | {
            readonly __typename: 'PublicationListBlock'
            readonly key: string
            readonly heading: string
            readonly publications: ReadonlyArray<{
              readonly __typename: 'PublicationSummary'
              readonly id: string
              readonly path: string
              readonly title: string
              readonly summary: string
              readonly publishedOn: string | null
              readonly pageCount: number | null
              readonly file: {
                readonly __typename: 'Download'
                readonly url: string
                readonly typeAndSize: string
              } | null
            }>
          }
        | {
            readonly __typename: 'QuestionsBlock'
            readonly key: string
            readonly heading: string
            readonly questions: ReadonlyArray<{
              readonly __typename: 'Question'
              readonly id: string
              readonly question: string
              readonly anchor: string
              readonly answer: {
                readonly __typename: 'RichText'
                readonly nodes: ReadonlyArray<
                  | {
                      readonly __typename: 'Heading'
                      readonly level: number
                      readonly anchor: string
                      readonly text: string
                    }
                  | {
                      readonly __typename: 'List'
                      readonly items: ReadonlyArray<{
                        readonly __typename: 'ListItem'
                        readonly level: number
                        readonly isNumbered: boolean
                        readonly spans: ReadonlyArray<
                          | {
                              readonly __typename: 'FactSpan'
                              readonly value: string
                              readonly asAt: string
                              readonly isDated: boolean
                              readonly sourceName: string
                              readonly sourceUrl: string
                              readonly factHref: string | null
                            }
                          | {
                              readonly __typename: 'LinkSpan'
                              readonly href: string
                              readonly parts: ReadonlyArray<{
                                readonly __typename: 'TextSpan'
                                readonly text: string
                                readonly isStrong: boolean
                                readonly isEmphasis: boolean
                                readonly lang: string | null
                              }>
                            }
                          | {
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }
                        >
                      }>
                    }
                  | {
                      readonly __typename: 'Paragraph'
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }
                >
              }
            }>
          }
        | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
        | {
            readonly __typename: 'RelatedPagesBlock'
            readonly key: string
            readonly heading: string
            readonly pages: ReadonlyArray<{
              readonly __typename: 'PageSummary'
              readonly id: string
              readonly path: string
              readonly title: string
              readonly lead: string
            }>
          }
        | {
            readonly __typename: 'RichTextBlock'
            readonly key: string
            readonly body: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }
        | {
            readonly __typename: 'ServiceListBlock'
            readonly key: string
            readonly heading: string
            readonly intro: string | null
            readonly services: ReadonlyArray<{
              readonly __typename: 'Service'
              readonly id: string
              readonly name: string
              readonly summary: string
              readonly path: string
              readonly picture: {
                readonly __typename: 'Image'
                readonly url: string
                readonly srcset: string | null
                readonly width: number
                readonly height: number
                readonly alt: string
                readonly caption: string | null
              } | null
            }>
          }
        | {
            readonly __typename: 'StepsBlock'
            readonly key: string
            readonly heading: string
            readonly steps: ReadonlyArray<{
              readonly __typename: 'Step'
              readonly title: string
              readonly text: {
                readonly __typename: 'RichText'
                readonly nodes: ReadonlyArray<
                  | {
                      readonly __typename: 'Heading'
                      readonly level: number
                      readonly anchor: string
                      readonly text: string
                    }
                  | {
                      readonly __typename: 'List'
                      readonly items: ReadonlyArray<{
                        readonly __typename: 'ListItem'
                        readonly level: number
                        readonly isNumbered: boolean
                        readonly spans: ReadonlyArray<
                          | {
                              readonly __typename: 'FactSpan'
                              readonly value: string
                              readonly asAt: string
                              readonly isDated: boolean
                              readonly sourceName: string
                              readonly sourceUrl: string
                              readonly factHref: string | null
                            }
                          | {
                              readonly __typename: 'LinkSpan'
                              readonly href: string
                              readonly parts: ReadonlyArray<{
                                readonly __typename: 'TextSpan'
                                readonly text: string
                                readonly isStrong: boolean
                                readonly isEmphasis: boolean
                                readonly lang: string | null
                              }>
                            }
                          | {
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }
                        >
                      }>
                    }
                  | {
                      readonly __typename: 'Paragraph'
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }
                >
              }
            }>
          }
        | {
            readonly __typename: 'StoryListBlock'
            readonly key: string
            readonly heading: string
            readonly stories: ReadonlyArray<{
              readonly __typename: 'StorySummary'
              readonly id: string
              readonly slug: string
              readonly name: string
              readonly title: string
              readonly summary: string
              readonly picture: {
                readonly __typename: 'Image'
                readonly url: string
                readonly srcset: string | null
                readonly width: number
                readonly height: number
                readonly alt: string
                readonly caption: string | null
              } | null
            }>
          }
        | {
            readonly __typename: 'TableBlock'
            readonly key: string
            readonly caption: string
            readonly columns: ReadonlyArray<string>
            readonly rows: ReadonlyArray<{
              readonly __typename: 'TableRow'
              readonly cells: ReadonlyArray<{
                readonly __typename: 'RichText'
                readonly nodes: ReadonlyArray<
                  | {
                      readonly __typename: 'Heading'
                      readonly level: number
                      readonly anchor: string
                      readonly text: string
                    }
                  | {
                      readonly __typename: 'List'
                      readonly items: ReadonlyArray<{
                        readonly __typename: 'ListItem'
                        readonly level: number
                        readonly isNumbered: boolean
                        readonly spans: ReadonlyArray<
                          | {
                              readonly __typename: 'FactSpan'
                              readonly value: string
                              readonly asAt: string
                              readonly isDated: boolean
                              readonly sourceName: string
                              readonly sourceUrl: string
                              readonly factHref: string | null
                            }
                          | {
                              readonly __typename: 'LinkSpan'
                              readonly href: string
                              readonly parts: ReadonlyArray<{
                                readonly __typename: 'TextSpan'
                                readonly text: string
                                readonly isStrong: boolean
                                readonly isEmphasis: boolean
                                readonly lang: string | null
                              }>
                            }
                          | {
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }
                        >
                      }>
                    }
                  | {
                      readonly __typename: 'Paragraph'
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }
                >
              }>
            }>
          }
        | {
            readonly __typename: 'VideoListBlock'
            readonly key: string
            readonly heading: string
            readonly videos: ReadonlyArray<{
              readonly __typename: 'Video'
              readonly id: string
              readonly anchor: string
              readonly title: string
              readonly summary: string
              readonly seconds: number
              readonly publishedOn: string | null
              readonly hasIntegratedDescription: boolean
              readonly film: {
                readonly __typename: 'Film'
                readonly url: string
                readonly captionsUrl: string
                readonly typeAndSize: string
              } | null
              readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
              readonly transcript: {
                readonly __typename: 'RichText'
                readonly nodes: ReadonlyArray<
                  | {
                      readonly __typename: 'Heading'
                      readonly level: number
                      readonly anchor: string
                      readonly text: string
                    }
                  | {
                      readonly __typename: 'List'
                      readonly items: ReadonlyArray<{
                        readonly __typename: 'ListItem'
                        readonly level: number
                        readonly isNumbered: boolean
                        readonly spans: ReadonlyArray<
                          | {
                              readonly __typename: 'FactSpan'
                              readonly value: string
                              readonly asAt: string
                              readonly isDated: boolean
                              readonly sourceName: string
                              readonly sourceUrl: string
                              readonly factHref: string | null
                            }
                          | {
                              readonly __typename: 'LinkSpan'
                              readonly href: string
                              readonly parts: ReadonlyArray<{
                                readonly __typename: 'TextSpan'
                                readonly text: string
                                readonly isStrong: boolean
                                readonly isEmphasis: boolean
                                readonly lang: string | null
                              }>
                            }
                          | {
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }
                        >
                      }>
                    }
                  | {
                      readonly __typename: 'Paragraph'
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }
                >
              }
            }>
          }
      >
    } | null
    readonly posts: ReadonlyArray<{
      readonly __typename: 'PostSummary'
      readonly id: string
      readonly slug: string
      readonly title: string
      readonly summary: string
      readonly publishedAt: string
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
    }>
  } | null
}

export type PostQueryVariables = Exact<{
  slug: string
}>

export type PostQuery = {
  readonly __typename: 'Query'
  readonly post: {
    readonly __typename: 'Post'
    readonly id: string
    readonly title: string
    readonly summary: string
    readonly publishedAt: string
    readonly topics: ReadonlyArray<string>
    readonly author: {
      readonly __typename: 'Author'
      readonly id: string
      readonly name: string
      readonly role: string | null
    }
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly body: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  } | null
}

export type ProductCard_ProductFragment = {
  readonly __typename: 'ProductSummary'
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly summary: string
  readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
  readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
  readonly picture: {
    readonly __typename: 'Image'
    readonly url: string
    readonly srcset: string | null
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly caption: string | null
  } | null
}

export type ProductListQueryVariables = Exact<{
  path: string
  filter: ProductFilter
  sort: ProductSort
  page: number
  compared: ReadonlyArray<string> | string
}>

export type ProductListQuery = {
  readonly __typename: 'Query'
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly lastReviewed: string | null
    readonly easyReadPath: string | null
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
  readonly products: {
    readonly __typename: 'ProductPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly products: ReadonlyArray<{
      readonly __typename: 'ProductSummary'
      readonly id: string
      readonly slug: string
      readonly name: string
      readonly summary: string
      readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
    }>
    readonly facets: {
      readonly __typename: 'ProductFacets'
      readonly categories: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly needs: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly funding: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly prices: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
    }
  } | null
  readonly comparedProducts: ReadonlyArray<{
    readonly __typename: 'Product'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly helps: ReadonlyArray<string>
    readonly features: ReadonlyArray<string>
    readonly checks: ReadonlyArray<string>
    readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly isoGroup: { readonly __typename: 'IsoGroup'; readonly code: string }
    readonly funding: ReadonlyArray<{ readonly __typename: 'ProductTerm'; readonly label: string }>
    readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly suppliers: ReadonlyArray<{ readonly __typename: 'Supplier'; readonly id: string; readonly name: string }>
  }>
}

export type ProductResultsQueryVariables = Exact<{
  filter: ProductFilter
  sort: ProductSort
  page: number
  compared: ReadonlyArray<string> | string
}>

export type ProductResultsQuery = {
  readonly __typename: 'Query'
  readonly products: {
    readonly __typename: 'ProductPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly products: ReadonlyArray<{
      readonly __typename: 'ProductSummary'
      readonly id: string
      readonly slug: string
      readonly name: string
      readonly summary: string
      readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
    }>
    readonly facets: {
      readonly __typename: 'ProductFacets'
      readonly categories: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly needs: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly funding: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly prices: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
    }
  } | null
  readonly comparedProducts: ReadonlyArray<{
    readonly __typename: 'Product'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly helps: ReadonlyArray<string>
    readonly features: ReadonlyArray<string>
    readonly checks: ReadonlyArray<string>
    readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly isoGroup: { readonly __typename: 'IsoGroup'; readonly code: string }
    readonly funding: ReadonlyArray<{ readonly __typename: 'ProductTerm'; readonly label: string }>
    readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly suppliers: ReadonlyArray<{ readonly __typename: 'Supplier'; readonly id: string; readonly name: string }>
  }>
}

export type ProductResults_ResultsFragment = {
  readonly __typename: 'Query'
  readonly products: {
    readonly __typename: 'ProductPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly products: ReadonlyArray<{
      readonly __typename: 'ProductSummary'
      readonly id: string
      readonly slug: string
      readonly name: string
      readonly summary: string
      readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
    }>
    readonly facets: {
      readonly __typename: 'ProductFacets'
      readonly categories: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly needs: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly funding: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
      readonly prices: ReadonlyArray<{
        readonly __typename: 'ProductFacet'
        readonly value: string
        readonly label: string
        readonly count: number
      }>
    }
  } | null
  readonly comparedProducts: ReadonlyArray<{
    readonly __typename: 'Product'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly helps: ReadonlyArray<string>
    readonly features: ReadonlyArray<string>
    readonly checks: ReadonlyArray<string>
    readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly isoGroup: { readonly __typename: 'IsoGroup'; readonly code: string }
    readonly funding: ReadonlyArray<{ readonly __typename: 'ProductTerm'; readonly label: string }>
    readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly suppliers: ReadonlyArray<{ readonly __typename: 'Supplier'; readonly id: string; readonly name: string }>
  }>
}

export type Facet_FacetFragment = {
  readonly __typename: 'ProductFacet'
  readonly value: string
  readonly label: string
  readonly count: number
}

export type ProductQueryVariables = Exact<{
  slug: string
}>

export type ProductQuery = {
  readonly __typename: 'Query'
  readonly product: {
    readonly __typename: 'Product'
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly otherWords: ReadonlyArray<string>
    readonly description: ReadonlyArray<string>
    readonly helps: ReadonlyArray<string>
    readonly features: ReadonlyArray<string>
    readonly checks: ReadonlyArray<string>
    readonly lastReviewed: string | null
    readonly category: { readonly __typename: 'ProductTerm'; readonly value: string; readonly label: string }
    readonly isoGroup: { readonly __typename: 'IsoGroup'; readonly code: string; readonly name: string }
    readonly needs: ReadonlyArray<{
      readonly __typename: 'ProductTerm'
      readonly value: string
      readonly label: string
    }>
    readonly funding: ReadonlyArray<{
      readonly __typename: 'ProductTerm'
      readonly value: string
      readonly label: string
    }>
    readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
    readonly suppliers: ReadonlyArray<{
      readonly __typename: 'Supplier'
      readonly id: string
      readonly name: string
      readonly about: string
      readonly website: string | null
      readonly phone: { readonly __typename: 'Phone'; readonly display: string; readonly href: string } | null
    }>
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly related: ReadonlyArray<{
      readonly __typename: 'ProductSummary'
      readonly id: string
      readonly slug: string
      readonly name: string
      readonly summary: string
      readonly category: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly price: { readonly __typename: 'ProductTerm'; readonly label: string }
      readonly picture: {
        readonly __typename: 'Image'
        readonly url: string
        readonly srcset: string | null
        readonly width: number
        readonly height: number
        readonly alt: string
        readonly caption: string | null
      } | null
    }>
  } | null
}

export type PublicationQueryVariables = Exact<{
  path: string
}>

export type PublicationQuery = {
  readonly __typename: 'Query'
  readonly publication: {
    readonly __typename: 'Publication'
    readonly id: string
    readonly title: string
    readonly summary: string
    readonly publishedOn: string | null
    readonly pageCount: number | null
    readonly file: { readonly __typename: 'Download'; readonly url: string; readonly typeAndSize: string } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
}

export type SearchQueryVariables = Exact<{
  path: string
  query: string
  number: number
}>

export type SearchQuery = {
  readonly __typename: 'Query'
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly lastReviewed: string | null
    readonly easyReadPath: string | null
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly blocks: ReadonlyArray<
      | {
          readonly __typename: 'CallToActionBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
          readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
        }
      | {
          readonly __typename: 'CardGridBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly cards: ReadonlyArray<{
            readonly __typename: 'Card'
            readonly text: string
            readonly icon: string | null
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'ContactPanelBlock'
          readonly key: string
          readonly heading: string
          readonly text: string | null
        }
      | {
          readonly __typename: 'HeroBlock'
          readonly key: string
          readonly picture: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          } | null
          readonly ways: ReadonlyArray<{
            readonly __typename: 'Way'
            readonly text: string
            readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
          }>
        }
      | {
          readonly __typename: 'ImageBlock'
          readonly key: string
          readonly image: {
            readonly __typename: 'Image'
            readonly url: string
            readonly srcset: string | null
            readonly width: number
            readonly height: number
            readonly alt: string
            readonly caption: string | null
          }
        }
      | { readonly __typename: 'InShortBlock'; readonly key: string; readonly points: ReadonlyArray<string> }
      | {
          readonly __typename: 'JobListBlock'
          readonly key: string
          readonly heading: string
          readonly emptyText: string
          readonly jobs: ReadonlyArray<{
            readonly __typename: 'JobSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly place: string
            readonly hours: string
            readonly closesOn: string
          }>
        }
      | {
          readonly __typename: 'LatestPostsBlock'
          readonly key: string
          readonly heading: string
          readonly posts: ReadonlyArray<{
            readonly __typename: 'PostSummary'
            readonly id: string
            readonly slug: string
            readonly title: string
            readonly summary: string
            readonly publishedAt: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PeopleBlock'
          readonly key: string
          readonly heading: string
          readonly people: ReadonlyArray<{
            readonly __typename: 'Person'
            readonly id: string
            readonly name: string
            readonly role: string
            readonly about: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'PublicationListBlock'
          readonly key: string
          readonly heading: string
          readonly publications: ReadonlyArray<{
            readonly __typename: 'PublicationSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly summary: string
            readonly publishedOn: string | null
            readonly pageCount: number | null
            readonly file: {
              readonly __typename: 'Download'
              readonly url: string
              readonly typeAndSize: string
            } | null
          }>
        }
      | {
          readonly __typename: 'QuestionsBlock'
          readonly key: string
          readonly heading: string
          readonly questions: ReadonlyArray<{
            readonly __typename: 'Question'
            readonly id: string
            readonly question: string
            readonly anchor: string
            readonly answer: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | { readonly __typename: 'QuoteBlock'; readonly key: string; readonly speaker: string; readonly words: string }
      | {
          readonly __typename: 'RelatedPagesBlock'
          readonly key: string
          readonly heading: string
          readonly pages: ReadonlyArray<{
            readonly __typename: 'PageSummary'
            readonly id: string
            readonly path: string
            readonly title: string
            readonly lead: string
          }>
        }
      | {
          readonly __typename: 'RichTextBlock'
          readonly key: string
          readonly body: {
            readonly __typename: 'RichText'
            readonly nodes: ReadonlyArray<
              | {
                  readonly __typename: 'Heading'
                  readonly level: number
                  readonly anchor: string
                  readonly text: string
                }
              | {
                  readonly __typename: 'List'
                  readonly items: ReadonlyArray<{
                    readonly __typename: 'ListItem'
                    readonly level: number
                    readonly isNumbered: boolean
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }>
                }
              | {
                  readonly __typename: 'Paragraph'
                  readonly spans: ReadonlyArray<
                    | {
                        readonly __typename: 'FactSpan'
                        readonly value: string
                        readonly asAt: string
                        readonly isDated: boolean
                        readonly sourceName: string
                        readonly sourceUrl: string
                        readonly factHref: string | null
                      }
                    | {
                        readonly __typename: 'LinkSpan'
                        readonly href: string
                        readonly parts: ReadonlyArray<{
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }>
                      }
                    | {
                        readonly __typename: 'TextSpan'
                        readonly text: string
                        readonly isStrong: boolean
                        readonly isEmphasis: boolean
                        readonly lang: string | null
                      }
                  >
                }
            >
          }
        }
      | {
          readonly __typename: 'ServiceListBlock'
          readonly key: string
          readonly heading: string
          readonly intro: string | null
          readonly services: ReadonlyArray<{
            readonly __typename: 'Service'
            readonly id: string
            readonly name: string
            readonly summary: string
            readonly path: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'StepsBlock'
          readonly key: string
          readonly heading: string
          readonly steps: ReadonlyArray<{
            readonly __typename: 'Step'
            readonly title: string
            readonly text: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
      | {
          readonly __typename: 'StoryListBlock'
          readonly key: string
          readonly heading: string
          readonly stories: ReadonlyArray<{
            readonly __typename: 'StorySummary'
            readonly id: string
            readonly slug: string
            readonly name: string
            readonly title: string
            readonly summary: string
            readonly picture: {
              readonly __typename: 'Image'
              readonly url: string
              readonly srcset: string | null
              readonly width: number
              readonly height: number
              readonly alt: string
              readonly caption: string | null
            } | null
          }>
        }
      | {
          readonly __typename: 'TableBlock'
          readonly key: string
          readonly caption: string
          readonly columns: ReadonlyArray<string>
          readonly rows: ReadonlyArray<{
            readonly __typename: 'TableRow'
            readonly cells: ReadonlyArray<{
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }>
          }>
        }
      | {
          readonly __typename: 'VideoListBlock'
          readonly key: string
          readonly heading: string
          readonly videos: ReadonlyArray<{
            readonly __typename: 'Video'
            readonly id: string
            readonly anchor: string
            readonly title: string
            readonly summary: string
            readonly seconds: number
            readonly publishedOn: string | null
            readonly hasIntegratedDescription: boolean
            readonly film: {
              readonly __typename: 'Film'
              readonly url: string
              readonly captionsUrl: string
              readonly typeAndSize: string
            } | null
            readonly poster: { readonly __typename: 'Image'; readonly url: string } | null
            readonly transcript: {
              readonly __typename: 'RichText'
              readonly nodes: ReadonlyArray<
                | {
                    readonly __typename: 'Heading'
                    readonly level: number
                    readonly anchor: string
                    readonly text: string
                  }
                | {
                    readonly __typename: 'List'
                    readonly items: ReadonlyArray<{
                      readonly __typename: 'ListItem'
                      readonly level: number
                      readonly isNumbered: boolean
                      readonly spans: ReadonlyArray<
                        | {
                            readonly __typename: 'FactSpan'
                            readonly value: string
                            readonly asAt: string
                            readonly isDated: boolean
                            readonly sourceName: string
                            readonly sourceUrl: string
                            readonly factHref: string | null
                          }
                        | {
                            readonly __typename: 'LinkSpan'
                            readonly href: string
                            readonly parts: ReadonlyArray<{
                              readonly __typename: 'TextSpan'
                              readonly text: string
                              readonly isStrong: boolean
                              readonly isEmphasis: boolean
                              readonly lang: string | null
                            }>
                          }
                        | {
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }
                      >
                    }>
                  }
                | {
                    readonly __typename: 'Paragraph'
                    readonly spans: ReadonlyArray<
                      | {
                          readonly __typename: 'FactSpan'
                          readonly value: string
                          readonly asAt: string
                          readonly isDated: boolean
                          readonly sourceName: string
                          readonly sourceUrl: string
                          readonly factHref: string | null
                        }
                      | {
                          readonly __typename: 'LinkSpan'
                          readonly href: string
                          readonly parts: ReadonlyArray<{
                            readonly __typename: 'TextSpan'
                            readonly text: string
                            readonly isStrong: boolean
                            readonly isEmphasis: boolean
                            readonly lang: string | null
                          }>
                        }
                      | {
                          readonly __typename: 'TextSpan'
                          readonly text: string
                          readonly isStrong: boolean
                          readonly isEmphasis: boolean
                          readonly lang: string | null
                        }
                    >
                  }
              >
            }
          }>
        }
    >
  } | null
  readonly search: {
    readonly __typename: 'SearchPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly suggestion: string | null
    readonly results: ReadonlyArray<{
      readonly __typename: 'SearchResult'
      readonly id: string
      readonly kind: SearchKind
      readonly title: string
      readonly address: string
      readonly snippet: ReadonlyArray<{
        readonly __typename: 'SnippetPart'
        readonly text: string
        readonly isMatch: boolean
      }>
    }>
    readonly nearest: ReadonlyArray<{
      readonly __typename: 'SearchResult'
      readonly id: string
      readonly kind: SearchKind
      readonly title: string
      readonly address: string
      readonly snippet: ReadonlyArray<{
        readonly __typename: 'SnippetPart'
        readonly text: string
        readonly isMatch: boolean
      }>
    }>
  } | null
}

export type SearchResult_ResultFragment = {
  readonly __typename: 'SearchResult'
  readonly id: string
  readonly kind: SearchKind
  readonly title: string
  readonly address: string
  readonly snippet: ReadonlyArray<{
    readonly __typename: 'SnippetPart'
    readonly text: string
    readonly isMatch: boolean
  }>
}

export type StoryQueryVariables = Exact<{
  slug: string
}>

export type StoryQuery = {
  readonly __typename: 'Query'
  readonly story: {
    readonly __typename: 'Story'
    readonly id: string
    readonly name: string
    readonly title: string
    readonly summary: string
    readonly picture: {
      readonly __typename: 'Image'
      readonly url: string
      readonly srcset: string | null
      readonly width: number
      readonly height: number
      readonly alt: string
      readonly caption: string | null
    } | null
    readonly body: {
      readonly __typename: 'RichText'
      readonly nodes: ReadonlyArray<
        | { readonly __typename: 'Heading'; readonly level: number; readonly anchor: string; readonly text: string }
        | {
            readonly __typename: 'List'
            readonly items: ReadonlyArray<{
              readonly __typename: 'ListItem'
              readonly level: number
              readonly isNumbered: boolean
              readonly spans: ReadonlyArray<
                | {
                    readonly __typename: 'FactSpan'
                    readonly value: string
                    readonly asAt: string
                    readonly isDated: boolean
                    readonly sourceName: string
                    readonly sourceUrl: string
                    readonly factHref: string | null
                  }
                | {
                    readonly __typename: 'LinkSpan'
                    readonly href: string
                    readonly parts: ReadonlyArray<{
                      readonly __typename: 'TextSpan'
                      readonly text: string
                      readonly isStrong: boolean
                      readonly isEmphasis: boolean
                      readonly lang: string | null
                    }>
                  }
                | {
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }
              >
            }>
          }
        | {
            readonly __typename: 'Paragraph'
            readonly spans: ReadonlyArray<
              | {
                  readonly __typename: 'FactSpan'
                  readonly value: string
                  readonly asAt: string
                  readonly isDated: boolean
                  readonly sourceName: string
                  readonly sourceUrl: string
                  readonly factHref: string | null
                }
              | {
                  readonly __typename: 'LinkSpan'
                  readonly href: string
                  readonly parts: ReadonlyArray<{
                    readonly __typename: 'TextSpan'
                    readonly text: string
                    readonly isStrong: boolean
                    readonly isEmphasis: boolean
                    readonly lang: string | null
                  }>
                }
              | {
                  readonly __typename: 'TextSpan'
                  readonly text: string
                  readonly isStrong: boolean
                  readonly isEmphasis: boolean
                  readonly lang: string | null
                }
            >
          }
      >
    }
  } | null
}

export const Inline_WordsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Inline_WordsFragment, unknown>
export const Inline_SpanFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Inline_SpanFragment, unknown>
export const RichText_TextFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RichText_TextFragment, unknown>
export const FinderAdvice_AdviceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FinderAdvice_advice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FinderAdvice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'link' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'hasPhone' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FinderAdvice_AdviceFragment, unknown>
export const SubmissionResult_ResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubmissionResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionAccepted' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'values' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionExpired' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionInvalid' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'errors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubmissionResult_ResultFragment, unknown>
export const Picture_PictureFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Picture_PictureFragment, unknown>
export const CallToActionBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CallToActionBlock_BlockFragment, unknown>
export const CardGridBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CardGridBlock_BlockFragment, unknown>
export const ContactPanelBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContactPanelBlock_BlockFragment, unknown>
export const HeroBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HeroBlock_BlockFragment, unknown>
export const ImageBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImageBlock_BlockFragment, unknown>
export const InShortBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InShortBlock_BlockFragment, unknown>
export const JobListBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobListBlock_BlockFragment, unknown>
export const PostCard_PostFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PostCard_PostFragment, unknown>
export const LatestPostsBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LatestPostsBlock_BlockFragment, unknown>
export const PeopleBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PeopleBlock_BlockFragment, unknown>
export const DownloadLink_FileFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DownloadLink_FileFragment, unknown>
export const PublicationListBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublicationListBlock_BlockFragment, unknown>
export const QuestionsBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuestionsBlock_BlockFragment, unknown>
export const QuoteBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteBlock_BlockFragment, unknown>
export const RelatedPagesBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RelatedPagesBlock_BlockFragment, unknown>
export const RichTextBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RichTextBlock_BlockFragment, unknown>
export const ServiceListBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ServiceListBlock_BlockFragment, unknown>
export const StepsBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StepsBlock_BlockFragment, unknown>
export const StoryListBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StoryListBlock_BlockFragment, unknown>
export const TableBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TableBlock_BlockFragment, unknown>
export const VideoListBlock_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VideoListBlock_BlockFragment, unknown>
export const Blocks_BlockFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Blocks_BlockFragment, unknown>
export const Page_PageFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Page_PageFragment, unknown>
export const ProductCard_ProductFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'price' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>
export const Facet_FacetFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Facet_facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFacet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'count' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Facet_FacetFragment, unknown>
export const ProductResults_ResultsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductResults_results' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Query' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductCard_product' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'facets' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'categories' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'needs' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'funding' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'prices' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comparedProducts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slugs' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'compared' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'isoGroup' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'helps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'features' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checks' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'funding' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'price' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'suppliers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'price' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Facet_facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFacet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'count' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductResults_ResultsFragment, unknown>
export const SearchResult_ResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SearchResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SearchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'snippet' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isMatch' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SearchResult_ResultFragment, unknown>
export const FeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Feed' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FeedKind' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'siteSettings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'providerName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tagline' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'feed' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kind' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'author' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FeedQuery, FeedQueryVariables>
export const IslandsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Islands' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'siteSettings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'openingHours' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'opens' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'offices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'closures' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'date' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'siteAlert' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'link' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<IslandsQuery, IslandsQueryVariables>
export const AddressesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Addresses' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addresses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>
export const ShellDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Shell' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'siteSettings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'providerName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tagline' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'supportPhone' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'display' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
                { kind: 'Field', name: { kind: 'Name', value: 'safetyNote' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'openingHours' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'days' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'opens' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'closes' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'closedNote' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'offices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'street' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'suburb' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'phone' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'display' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'access' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'closures' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'socialLinks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'policyLinks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'subscribeLink' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'badge' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'acknowledgement' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'helpLinks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'sampleNote' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missingPages' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'siteAlert' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'link' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>
export const EasyReadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EasyRead' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'easyRead' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fullPage' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'lines' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'picture' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'sentences' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'links' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EasyReadQuery, EasyReadQueryVariables>
export const FinderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Finder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Page_page' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'answers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'given' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'answer' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'changePath' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'question' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hint' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'choices' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'hint' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'picture' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isChosen' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'of' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isChange' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'result' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'services' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'picture' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'funding' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FinderAdvice_advice' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'nextSteps' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FinderAdvice_advice' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FinderAdvice_advice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FinderAdvice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'link' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'hasPhone' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FinderQuery, FinderQueryVariables>
export const FormPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FormPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'form' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FormName' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'aboveForm' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'blocks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'formSession' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'form' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'form' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FormPageQuery, FormPageQueryVariables>
export const FormSessionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FormSession' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'form' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FormName' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'formSession' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'form' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'form' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FormSessionQuery, FormSessionQueryVariables>
export const SubmitEnquiryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SubmitEnquiry' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmitEnquiryInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'submitEnquiry' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubmissionResult_result' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubmissionResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionAccepted' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'values' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionExpired' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionInvalid' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'errors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>
export const SubmitFeedbackDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SubmitFeedback' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmitFeedbackInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'submitFeedback' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubmissionResult_result' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubmissionResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionAccepted' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'values' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionExpired' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionInvalid' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'errors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>
export const SubmitReferralDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SubmitReferral' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmitReferralInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'submitReferral' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubmissionResult_result' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubmissionResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionAccepted' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'values' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionExpired' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'token' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmissionInvalid' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'errors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubmitReferralMutation, SubmitReferralMutationVariables>
export const TakeFormStepDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TakeFormStep' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'FormStepInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'takeFormStep' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FormStep' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'step' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'answers' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'values' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'sealed' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'advice' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'isSealBroken' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TakeFormStepMutation, TakeFormStepMutationVariables>
export const JobDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Job' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'job' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isOpen' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'body' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JobQuery, JobQueryVariables>
export const MovedToDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MovedTo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'movedTo' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MovedToQuery, MovedToQueryVariables>
export const PageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Page' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Page_page' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PageQuery, PageQueryVariables>
export const PostListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PostList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listPage' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Page_page' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'posts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PostListQuery, PostListQueryVariables>
export const PostDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Post' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'post' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'topics' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'author' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'body' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PostQuery, PostQueryVariables>
export const ProductListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFilter' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSort' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'compared' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Page_page' } }],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductResults_results' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'price' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Facet_facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFacet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'count' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductResults_results' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Query' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductCard_product' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'facets' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'categories' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'needs' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'funding' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'prices' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comparedProducts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slugs' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'compared' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'isoGroup' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'helps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'features' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checks' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'funding' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'price' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'suppliers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductListQuery, ProductListQueryVariables>
export const ProductResultsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductResults' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFilter' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSort' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'compared' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductResults_results' } }],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'price' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Facet_facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductFacet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'count' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductResults_results' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Query' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'products' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductCard_product' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'facets' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'categories' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'needs' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'funding' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'prices' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Facet_facet' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comparedProducts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slugs' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'compared' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'isoGroup' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'helps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'features' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checks' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'funding' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'price' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'suppliers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductResultsQuery, ProductResultsQueryVariables>
export const ProductDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Product' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'otherWords' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'isoGroup' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'helps' } },
                { kind: 'Field', name: { kind: 'Name', value: 'features' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checks' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'needs' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'funding' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'price' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'suppliers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'phone' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'display' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'website' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'related' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductCard_product' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductCard_product' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ProductSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'price' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductQuery, ProductQueryVariables>
export const PublicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Publication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publication' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'blocks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublicationQuery, PublicationQueryVariables>
export const SearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Search' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'query' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'path' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'path' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Page_page' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'search' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'query' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'query' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'number' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'results' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SearchResult_result' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'suggestion' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nearest' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SearchResult_result' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CallToActionBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CallToActionBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardGridBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CardGridBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cards' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'icon' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContactPanelBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContactPanelBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeroBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeroBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ways' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'link' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'image' },
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InShortBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InShortBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'JobListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'JobListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emptyText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hours' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closesOn' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PostCard_post' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PostSummary' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LatestPostsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LatestPostsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'posts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PostCard_post' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PeopleBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PeopleBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'people' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'about' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DownloadLink_file' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Download' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PublicationListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicationListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pageCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'file' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DownloadLink_file' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answer' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuoteBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'QuoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', alias: { kind: 'Name', value: 'words' }, name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'speaker' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RelatedPagesBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RelatedPagesBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichTextBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'body' },
            name: { kind: 'Name', value: 'text' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ServiceListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ServiceListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intro' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'services' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StepsBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StepsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'text' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoryListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoryListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'columns' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cells' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoListBlock_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videos' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasIntegratedDescription' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'film' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'captionsUrl' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'typeAndSize' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'poster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'url' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'transcript' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Blocks_block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CallToActionBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardGridBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContactPanelBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeroBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InShortBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'JobListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LatestPostsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PeopleBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PublicationListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuoteBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RelatedPagesBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichTextBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ServiceListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StepsBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoryListBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock_block' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoListBlock_block' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Page_page' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Page' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lead' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastReviewed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'easyReadPath' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'picture' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blocks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Blocks_block' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SearchResult_result' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SearchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'snippet' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isMatch' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>
export const StoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Story' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'story' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'slug' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'summary' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'picture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture_picture' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'body' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RichText_text' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_words' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStrong' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEmphasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lang' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Inline_span' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Inline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TextSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'href' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_words' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FactSpan' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', alias: { kind: 'Name', value: 'factHref' }, name: { kind: 'Name', value: 'href' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isDated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture_picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RichText_text' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RichText' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nodes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Paragraph' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'spans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Heading' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'anchor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'List' } },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'level' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isNumbered' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'spans' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Inline_span' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StoryQuery, StoryQueryVariables>
