/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type { Answers } from '#schema/forms/form-definition.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { gql } from '@apollo/client'
/** A list that people follow with a feed reader. */
export type FeedKind =
  /** Jobs that one can apply for today. */
  | 'JOBS'
  /** Posts. */
  | 'NEWS'

/** Where a press leads. */
export type FormMove =
  /** Carry the answers unvalidated and show the previous step. */
  | 'BACK'
  /** Carry the answers unvalidated and show the step in `to`. */
  | 'CHANGE'
  /** Validate the answers and show the next step. */
  | 'NEXT'

/** One press in a form of several steps. Nothing is stored. */
export type FormStepInput = {
  /** Those of the step that was on the page. */
  readonly answers: Answers
  /** As in `formToken`. */
  readonly form: string
  /** Where to go. */
  readonly move: FormMove
  /** The answers so far, as the last step gave them. */
  readonly sealed?: string | null | undefined
  /** The step that was on the page; `check` for the page of all answers. */
  readonly step?: string | null | undefined
  /** With CHANGE: the step to show. */
  readonly to?: string | null | undefined
}

/** Which products: those that match one value of every list. Unknown values are ignored. */
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
  /** What fits the words best first; by name without words. */
  | 'MATCH'
  /** By name. */
  | 'NAME'
  /** Lowest price band first, then by name. */
  | 'PRICE_ASC'
  /** Highest price band first, then by name. */
  | 'PRICE_DESC'

/** What a search finds. */
export type SearchKind =
  /** A version of a page in Easy Read. */
  | 'EASY_READ'
  /** A job that one can apply for. */
  | 'JOB'
  /** A page. */
  | 'PAGE'
  /** An employee of the provider. */
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
  /** A visual story. */
  | 'VISUAL_STORY'

/**
 * What was typed in the form of schema/forms/definitions/general-enquiry.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitEnquiryInput = {
  /** Best time to call */
  readonly bestTime?: string | null | undefined
  /** Your email address */
  readonly email?: string | null | undefined
  /** Which language? */
  readonly language?: string | null | undefined
  /** Your message */
  readonly message?: string | null | undefined
  /** Your name */
  readonly name?: string | null | undefined
  /** What would make it easier to talk with you? */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Your phone number */
  readonly phone?: string | null | undefined
  /** Your postcode */
  readonly postcode?: string | null | undefined
  /** Product you’re asking about */
  readonly product?: string | null | undefined
  /** How should we reply? */
  readonly replyBy?: string | null | undefined
  /** Who’s asking? */
  readonly role?: string | null | undefined
  /** From formToken. */
  readonly token?: string | null | undefined
  /** What is this about? */
  readonly topic?: string | null | undefined
  /** Honeypot: filled in, it marks the submission as suspect. */
  readonly website?: string | null | undefined
}

/**
 * What was typed in the form of schema/forms/definitions/feedback.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitFeedbackInput = {
  /** Who are you writing for? */
  readonly behalf?: string | null | undefined
  /** Best time to call */
  readonly bestTime?: string | null | undefined
  /** Is someone being hurt, or in danger? */
  readonly danger?: string | null | undefined
  /** Your email address */
  readonly email?: string | null | undefined
  /** Do you want to give your name? */
  readonly giveName?: string | null | undefined
  /** Which language? */
  readonly language?: string | null | undefined
  /** Your name */
  readonly name?: string | null | undefined
  /** What would make it easier for you? */
  readonly needs?: ReadonlyArray<string> | null | undefined
  /** Do they know you’re writing? */
  readonly otherKnows?: string | null | undefined
  /** Their name */
  readonly otherName?: string | null | undefined
  /** What would you like to happen? */
  readonly outcome?: string | null | undefined
  /** Your phone number */
  readonly phone?: string | null | undefined
  /** Would you like a reply? */
  readonly replyBy?: string | null | undefined
  /** From formToken. */
  readonly token?: string | null | undefined
  /** Is this feedback, a compliment or a complaint? */
  readonly type?: string | null | undefined
  /** Honeypot: filled in, it marks the submission as suspect. */
  readonly website?: string | null | undefined
  /** What happened? */
  readonly whatHappened?: string | null | undefined
  /** When was it? */
  readonly when?: string | null | undefined
  /** Where was it? */
  readonly where?: string | null | undefined
}

/**
 * What was typed in the form of schema/forms/definitions/referral.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitReferralInput = {
  /** How do we get into the home? */
  readonly access?: string | null | undefined
  /** Aged Care ID */
  readonly agedCareId?: string | null | undefined
  /** Who should we call first? */
  readonly callFirst?: string | null | undefined
  /** Their disability or health condition, if it’s relevant */
  readonly condition?: string | null | undefined
  /** Who agreed to this referral? */
  readonly consentBy?: string | null | undefined
  /** When did they agree? Day, month and year, like `27/3/1950`. */
  readonly consentDate?: string | null | undefined
  /** What did they agree to? */
  readonly consentFor?: ReadonlyArray<string> | null | undefined
  /** Your date of birth Day, month and year, like `27/3/1950`. */
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
  /** When does the plan end? Day, month and year, like `27/3/1950`. */
  readonly planEnd?: string | null | undefined
  /** Name of the plan manager */
  readonly planManager?: string | null | undefined
  /** When did the plan start? Day, month and year, like `27/3/1950`. */
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
  /** Does anyone make decisions for them, or help them decide? */
  readonly representative?: string | null | undefined
  /** Name and role of the representative or supporter */
  readonly representativeName?: string | null | undefined
  /** Phone number of the representative or supporter */
  readonly representativePhone?: string | null | undefined
  /** How do you know them? */
  readonly role?: string | null | undefined
  /** Is there anything our staff should know to stay safe? */
  readonly safety?: string | null | undefined
  /** The answers so far, as takeFormStep returned them. Those beside it take their place. */
  readonly sealed?: string | null | undefined
  /** Which services would help? */
  readonly services?: ReadonlyArray<string> | null | undefined
  /** Their suburb or town */
  readonly suburb?: string | null | undefined
  /** From formToken. */
  readonly token?: string | null | undefined
  /** Is it urgent, or is there a deadline? */
  readonly urgency?: string | null | undefined
  /** Which date? Day, month and year, like `27/3/1950`. */
  readonly urgencyDate?: string | null | undefined
  /** A phone number we can call today */
  readonly urgentPhone?: string | null | undefined
  /** Honeypot: filled in, it marks the submission as suspect. */
  readonly website?: string | null | undefined
}

/** A tool that helps people to read or to choose. */
export type Tool =
  /** Pictures beside the choices of forms and lists. */
  | 'CHOICE_PICTURES'
  /** Display settings for dwell, eye gaze and switches. */
  | 'DWELL'
  /** The player that reads the page aloud. */
  | 'READ_ALOUD'

type Blocks_Block_CallToActionBlock_Fragment = {
  readonly __typename: 'CallToActionBlock'
} & CallToActionBlock_BlockFragment

type Blocks_Block_CardGridBlock_Fragment = { readonly __typename: 'CardGridBlock' } & CardGridBlock_BlockFragment

type Blocks_Block_ContactPanelBlock_Fragment = {
  readonly __typename: 'ContactPanelBlock'
} & ContactPanelBlock_BlockFragment

type Blocks_Block_HeroBlock_Fragment = { readonly __typename: 'HeroBlock' } & HeroBlock_BlockFragment

type Blocks_Block_ImageBlock_Fragment = { readonly __typename: 'ImageBlock' } & ImageBlock_BlockFragment

type Blocks_Block_InShortBlock_Fragment = { readonly __typename: 'InShortBlock' } & InShortBlock_BlockFragment

type Blocks_Block_JobListBlock_Fragment = { readonly __typename: 'JobListBlock' } & JobListBlock_BlockFragment

type Blocks_Block_LatestPostsBlock_Fragment = {
  readonly __typename: 'LatestPostsBlock'
} & LatestPostsBlock_BlockFragment

type Blocks_Block_PeopleBlock_Fragment = { readonly __typename: 'PeopleBlock' } & PeopleBlock_BlockFragment

type Blocks_Block_PublicationListBlock_Fragment = {
  readonly __typename: 'PublicationListBlock'
} & PublicationListBlock_BlockFragment

type Blocks_Block_QuestionsBlock_Fragment = { readonly __typename: 'QuestionsBlock' } & QuestionsBlock_BlockFragment

type Blocks_Block_QuoteBlock_Fragment = { readonly __typename: 'QuoteBlock' } & QuoteBlock_BlockFragment

type Blocks_Block_RelatedPagesBlock_Fragment = {
  readonly __typename: 'RelatedPagesBlock'
} & RelatedPagesBlock_BlockFragment

type Blocks_Block_RichTextBlock_Fragment = { readonly __typename: 'RichTextBlock' } & RichTextBlock_BlockFragment

type Blocks_Block_ServiceListBlock_Fragment = {
  readonly __typename: 'ServiceListBlock'
} & ServiceListBlock_BlockFragment

type Blocks_Block_StepsBlock_Fragment = { readonly __typename: 'StepsBlock' } & StepsBlock_BlockFragment

type Blocks_Block_StoryListBlock_Fragment = { readonly __typename: 'StoryListBlock' } & StoryListBlock_BlockFragment

type Blocks_Block_TableBlock_Fragment = { readonly __typename: 'TableBlock' } & TableBlock_BlockFragment

type Blocks_Block_VideoListBlock_Fragment = { readonly __typename: 'VideoListBlock' } & VideoListBlock_BlockFragment

type Blocks_Block_VisualStoryListBlock_Fragment = {
  readonly __typename: 'VisualStoryListBlock'
} & VisualStoryListBlock_BlockFragment

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
  | Blocks_Block_VisualStoryListBlock_Fragment

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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
  readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
  readonly quickLinks: ReadonlyArray<{
    readonly __typename: 'QuickLink'
    readonly text: string
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string }
  }>
}

export type ImageBlock_BlockFragment = {
  readonly __typename: 'ImageBlock'
  readonly key: string
  readonly image: { readonly __typename: 'Image' } & Picture_PictureFragment
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
  readonly posts: ReadonlyArray<{ readonly __typename: 'PostSummary' } & PostCard_PostFragment>
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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
  readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
    readonly file: ({ readonly __typename: 'Download' } & DownloadLink_FileFragment) | null
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
    readonly answer: { readonly __typename: 'RichText' } & RichText_TextFragment
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
  readonly body: { readonly __typename: 'RichText' } & RichText_TextFragment
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
            | ({ readonly __typename: 'FactSpan' } & Inline_Span_FactSpan_Fragment)
            | ({ readonly __typename: 'LinkSpan' } & Inline_Span_LinkSpan_Fragment)
            | ({ readonly __typename: 'TextSpan' } & Inline_Span_TextSpan_Fragment)
          >
        }>
      }
    | {
        readonly __typename: 'Paragraph'
        readonly spans: ReadonlyArray<
          | ({ readonly __typename: 'FactSpan' } & Inline_Span_FactSpan_Fragment)
          | ({ readonly __typename: 'LinkSpan' } & Inline_Span_LinkSpan_Fragment)
          | ({ readonly __typename: 'TextSpan' } & Inline_Span_TextSpan_Fragment)
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
  readonly parts: ReadonlyArray<{ readonly __typename: 'TextSpan' } & Inline_WordsFragment>
}

type Inline_Span_TextSpan_Fragment = { readonly __typename: 'TextSpan' } & Inline_WordsFragment

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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
  }>
}

export type StepsBlock_BlockFragment = {
  readonly __typename: 'StepsBlock'
  readonly key: string
  readonly heading: string
  readonly steps: ReadonlyArray<{
    readonly __typename: 'Step'
    readonly title: string
    readonly text: { readonly __typename: 'RichText' } & RichText_TextFragment
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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
  }>
}

export type TableBlock_BlockFragment = {
  readonly __typename: 'TableBlock'
  readonly key: string
  readonly caption: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly __typename: 'TableRow'
    readonly cells: ReadonlyArray<{ readonly __typename: 'RichText' } & RichText_TextFragment>
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
    readonly transcript: { readonly __typename: 'RichText' } & RichText_TextFragment
  }>
}

export type VisualStoryListBlock_BlockFragment = {
  readonly __typename: 'VisualStoryListBlock'
  readonly key: string
  readonly heading: string
  readonly stories: ReadonlyArray<{
    readonly __typename: 'VisualStorySummary'
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
    readonly switchedOff: ReadonlyArray<Tool>
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
      readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
      readonly links: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    }>
    readonly words: ReadonlyArray<{
      readonly __typename: 'EasyReadWord'
      readonly word: string
      readonly meaning: ReadonlyArray<string>
    }>
  } | null
}

export type FinderQueryVariables = Exact<{
  path: string
  answers: string
}>

export type FinderQuery = {
  readonly __typename: 'Query'
  readonly page: ({ readonly __typename: 'Page' } & Page_PageFragment) | null
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
        readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
        readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
      }>
      readonly funding: ReadonlyArray<{ readonly __typename: 'FinderAdvice' } & FinderAdvice_AdviceFragment>
      readonly nextSteps: ReadonlyArray<{ readonly __typename: 'FinderAdvice' } & FinderAdvice_AdviceFragment>
    } | null
  } | null
}

export type FinderAdvice_AdviceFragment = {
  readonly __typename: 'FinderAdvice'
  readonly id: string
  readonly title: string
  readonly hasPhone: boolean
  readonly text: { readonly __typename: 'RichText' } & RichText_TextFragment
  readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
}

export type FormPageQueryVariables = Exact<{
  path: string
  form: string
  product?: string
  hasProduct?: boolean
  said?: string
  hasSaid?: boolean
}>

export type FormPageQuery = {
  readonly __typename: 'Query'
  readonly formToken: string
  readonly page: {
    readonly __typename: 'Page'
    readonly id: string
    readonly title: string
    readonly lead: string
    readonly description: string
    readonly easyReadPath: string | null
    readonly choicePictures: ReadonlyArray<{
      readonly __typename: 'ChoicePicture'
      readonly choice: string
      readonly picture: { readonly __typename: 'Image'; readonly url: string }
    }>
    readonly otherHelp: ({ readonly __typename: 'RichText' } & RichText_TextFragment) | null
    readonly blocks: ReadonlyArray<
      | ({ readonly __typename: 'CallToActionBlock' } & Blocks_Block_CallToActionBlock_Fragment)
      | ({ readonly __typename: 'CardGridBlock' } & Blocks_Block_CardGridBlock_Fragment)
      | ({ readonly __typename: 'ContactPanelBlock' } & Blocks_Block_ContactPanelBlock_Fragment)
      | ({ readonly __typename: 'HeroBlock' } & Blocks_Block_HeroBlock_Fragment)
      | ({ readonly __typename: 'ImageBlock' } & Blocks_Block_ImageBlock_Fragment)
      | ({ readonly __typename: 'InShortBlock' } & Blocks_Block_InShortBlock_Fragment)
      | ({ readonly __typename: 'JobListBlock' } & Blocks_Block_JobListBlock_Fragment)
      | ({ readonly __typename: 'LatestPostsBlock' } & Blocks_Block_LatestPostsBlock_Fragment)
      | ({ readonly __typename: 'PeopleBlock' } & Blocks_Block_PeopleBlock_Fragment)
      | ({ readonly __typename: 'PublicationListBlock' } & Blocks_Block_PublicationListBlock_Fragment)
      | ({ readonly __typename: 'QuestionsBlock' } & Blocks_Block_QuestionsBlock_Fragment)
      | ({ readonly __typename: 'QuoteBlock' } & Blocks_Block_QuoteBlock_Fragment)
      | ({ readonly __typename: 'RelatedPagesBlock' } & Blocks_Block_RelatedPagesBlock_Fragment)
      | ({ readonly __typename: 'RichTextBlock' } & Blocks_Block_RichTextBlock_Fragment)
      | ({ readonly __typename: 'ServiceListBlock' } & Blocks_Block_ServiceListBlock_Fragment)
      | ({ readonly __typename: 'StepsBlock' } & Blocks_Block_StepsBlock_Fragment)
      | ({ readonly __typename: 'StoryListBlock' } & Blocks_Block_StoryListBlock_Fragment)
      | ({ readonly __typename: 'TableBlock' } & Blocks_Block_TableBlock_Fragment)
      | ({ readonly __typename: 'VideoListBlock' } & Blocks_Block_VideoListBlock_Fragment)
      | ({ readonly __typename: 'VisualStoryListBlock' } & Blocks_Block_VisualStoryListBlock_Fragment)
    >
  } | null
  readonly services: ReadonlyArray<{
    readonly __typename: 'Service'
    readonly id: string
    readonly name: string
    readonly picture: { readonly __typename: 'Image'; readonly url: string } | null
  }>
  readonly product?: { readonly __typename: 'Product'; readonly name: string } | null
  readonly board?: {
    readonly __typename: 'BoardStep'
    readonly sentence: string | null
    readonly topic: string
    readonly chosen: ReadonlyArray<{ readonly __typename: 'BoardChoice'; readonly word: string }>
    readonly phones: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
  } | null
}

export type FormTokenQueryVariables = Exact<{
  form: string
}>

export type FormTokenQuery = { readonly __typename: 'Query'; readonly formToken: string }

export type TakeFormStepMutationVariables = Exact<{
  input: FormStepInput
}>

export type TakeFormStepMutation = {
  readonly __typename: 'Mutation'
  readonly takeFormStep:
    ({ readonly __typename: 'FormStep' } & FormStep_StepFragment) | { readonly __typename: 'SubmissionLimited' }
}

export type FormStep_StepFragment = {
  readonly __typename: 'FormStep'
  readonly step: string
  readonly answers: Answers
  readonly sealed: string
  readonly isSealBroken: boolean
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

type SubmissionResult_Result_SubmissionAccepted_Fragment = {
  readonly __typename: 'SubmissionAccepted'
  readonly reference: string
  readonly receivedAt: string
  readonly answers: Answers
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

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput
}>

export type SubmitFeedbackMutation = {
  readonly __typename: 'Mutation'
  readonly result:
    | ({ readonly __typename: 'SubmissionAccepted' } & SubmissionResult_Result_SubmissionAccepted_Fragment)
    | ({ readonly __typename: 'SubmissionExpired' } & SubmissionResult_Result_SubmissionExpired_Fragment)
    | ({ readonly __typename: 'SubmissionInvalid' } & SubmissionResult_Result_SubmissionInvalid_Fragment)
    | ({ readonly __typename: 'SubmissionLimited' } & SubmissionResult_Result_SubmissionLimited_Fragment)
}

export type SubmitEnquiryMutationVariables = Exact<{
  input: SubmitEnquiryInput
}>

export type SubmitEnquiryMutation = {
  readonly __typename: 'Mutation'
  readonly result:
    | ({ readonly __typename: 'SubmissionAccepted' } & SubmissionResult_Result_SubmissionAccepted_Fragment)
    | ({ readonly __typename: 'SubmissionExpired' } & SubmissionResult_Result_SubmissionExpired_Fragment)
    | ({ readonly __typename: 'SubmissionInvalid' } & SubmissionResult_Result_SubmissionInvalid_Fragment)
    | ({ readonly __typename: 'SubmissionLimited' } & SubmissionResult_Result_SubmissionLimited_Fragment)
}

export type SubmitReferralMutationVariables = Exact<{
  input: SubmitReferralInput
}>

export type SubmitReferralMutation = {
  readonly __typename: 'Mutation'
  readonly result:
    | ({ readonly __typename: 'SubmissionAccepted' } & SubmissionResult_Result_SubmissionAccepted_Fragment)
    | ({ readonly __typename: 'SubmissionExpired' } & SubmissionResult_Result_SubmissionExpired_Fragment)
    | ({ readonly __typename: 'SubmissionInvalid' } & SubmissionResult_Result_SubmissionInvalid_Fragment)
    | ({ readonly __typename: 'SubmissionLimited' } & SubmissionResult_Result_SubmissionLimited_Fragment)
}

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
    readonly body: { readonly __typename: 'RichText' } & RichText_TextFragment
  } | null
}

export type PageQueryVariables = Exact<{
  path: string
}>

export type PageQuery = {
  readonly __typename: 'Query'
  readonly page: ({ readonly __typename: 'Page' } & Page_PageFragment) | null
}

export type Page_PageFragment = {
  readonly __typename: 'Page'
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly lastReviewed: string | null
  readonly easyReadPath: string | null
  readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
  readonly blocks: ReadonlyArray<
    | ({ readonly __typename: 'CallToActionBlock' } & Blocks_Block_CallToActionBlock_Fragment)
    | ({ readonly __typename: 'CardGridBlock' } & Blocks_Block_CardGridBlock_Fragment)
    | ({ readonly __typename: 'ContactPanelBlock' } & Blocks_Block_ContactPanelBlock_Fragment)
    | ({ readonly __typename: 'HeroBlock' } & Blocks_Block_HeroBlock_Fragment)
    | ({ readonly __typename: 'ImageBlock' } & Blocks_Block_ImageBlock_Fragment)
    | ({ readonly __typename: 'InShortBlock' } & Blocks_Block_InShortBlock_Fragment)
    | ({ readonly __typename: 'JobListBlock' } & Blocks_Block_JobListBlock_Fragment)
    | ({ readonly __typename: 'LatestPostsBlock' } & Blocks_Block_LatestPostsBlock_Fragment)
    | ({ readonly __typename: 'PeopleBlock' } & Blocks_Block_PeopleBlock_Fragment)
    | ({ readonly __typename: 'PublicationListBlock' } & Blocks_Block_PublicationListBlock_Fragment)
    | ({ readonly __typename: 'QuestionsBlock' } & Blocks_Block_QuestionsBlock_Fragment)
    | ({ readonly __typename: 'QuoteBlock' } & Blocks_Block_QuoteBlock_Fragment)
    | ({ readonly __typename: 'RelatedPagesBlock' } & Blocks_Block_RelatedPagesBlock_Fragment)
    | ({ readonly __typename: 'RichTextBlock' } & Blocks_Block_RichTextBlock_Fragment)
    | ({ readonly __typename: 'ServiceListBlock' } & Blocks_Block_ServiceListBlock_Fragment)
    | ({ readonly __typename: 'StepsBlock' } & Blocks_Block_StepsBlock_Fragment)
    | ({ readonly __typename: 'StoryListBlock' } & Blocks_Block_StoryListBlock_Fragment)
    | ({ readonly __typename: 'TableBlock' } & Blocks_Block_TableBlock_Fragment)
    | ({ readonly __typename: 'VideoListBlock' } & Blocks_Block_VideoListBlock_Fragment)
    | ({ readonly __typename: 'VisualStoryListBlock' } & Blocks_Block_VisualStoryListBlock_Fragment)
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
    readonly listPage: ({ readonly __typename: 'Page' } & Page_PageFragment) | null
    readonly posts: ReadonlyArray<{ readonly __typename: 'PostSummary' } & PostCard_PostFragment>
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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
    readonly body: { readonly __typename: 'RichText' } & RichText_TextFragment
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
  readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
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
    readonly products: ReadonlyArray<{ readonly __typename: 'ProductSummary' } & ProductCard_ProductFragment>
    readonly facets: {
      readonly __typename: 'ProductFacets'
      readonly categories: ReadonlyArray<{ readonly __typename: 'ProductFacet' } & Facet_FacetFragment>
      readonly needs: ReadonlyArray<{ readonly __typename: 'ProductFacet' } & Facet_FacetFragment>
      readonly funding: ReadonlyArray<{ readonly __typename: 'ProductFacet' } & Facet_FacetFragment>
      readonly prices: ReadonlyArray<{ readonly __typename: 'ProductFacet' } & Facet_FacetFragment>
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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
    readonly related: ReadonlyArray<{ readonly __typename: 'ProductSummary' } & ProductCard_ProductFragment>
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
    readonly file: ({ readonly __typename: 'Download' } & DownloadLink_FileFragment) | null
    readonly blocks: ReadonlyArray<
      | ({ readonly __typename: 'CallToActionBlock' } & Blocks_Block_CallToActionBlock_Fragment)
      | ({ readonly __typename: 'CardGridBlock' } & Blocks_Block_CardGridBlock_Fragment)
      | ({ readonly __typename: 'ContactPanelBlock' } & Blocks_Block_ContactPanelBlock_Fragment)
      | ({ readonly __typename: 'HeroBlock' } & Blocks_Block_HeroBlock_Fragment)
      | ({ readonly __typename: 'ImageBlock' } & Blocks_Block_ImageBlock_Fragment)
      | ({ readonly __typename: 'InShortBlock' } & Blocks_Block_InShortBlock_Fragment)
      | ({ readonly __typename: 'JobListBlock' } & Blocks_Block_JobListBlock_Fragment)
      | ({ readonly __typename: 'LatestPostsBlock' } & Blocks_Block_LatestPostsBlock_Fragment)
      | ({ readonly __typename: 'PeopleBlock' } & Blocks_Block_PeopleBlock_Fragment)
      | ({ readonly __typename: 'PublicationListBlock' } & Blocks_Block_PublicationListBlock_Fragment)
      | ({ readonly __typename: 'QuestionsBlock' } & Blocks_Block_QuestionsBlock_Fragment)
      | ({ readonly __typename: 'QuoteBlock' } & Blocks_Block_QuoteBlock_Fragment)
      | ({ readonly __typename: 'RelatedPagesBlock' } & Blocks_Block_RelatedPagesBlock_Fragment)
      | ({ readonly __typename: 'RichTextBlock' } & Blocks_Block_RichTextBlock_Fragment)
      | ({ readonly __typename: 'ServiceListBlock' } & Blocks_Block_ServiceListBlock_Fragment)
      | ({ readonly __typename: 'StepsBlock' } & Blocks_Block_StepsBlock_Fragment)
      | ({ readonly __typename: 'StoryListBlock' } & Blocks_Block_StoryListBlock_Fragment)
      | ({ readonly __typename: 'TableBlock' } & Blocks_Block_TableBlock_Fragment)
      | ({ readonly __typename: 'VideoListBlock' } & Blocks_Block_VideoListBlock_Fragment)
      | ({ readonly __typename: 'VisualStoryListBlock' } & Blocks_Block_VisualStoryListBlock_Fragment)
    >
  } | null
}

export type RedirectQueryVariables = Exact<{
  path: string
}>

export type RedirectQuery = { readonly __typename: 'Query'; readonly redirect: string | null }

export type SayQueryVariables = Exact<{
  path: string
  choices: string
}>

export type SayQuery = {
  readonly __typename: 'Query'
  readonly page: ({ readonly __typename: 'Page' } & Page_PageFragment) | null
  readonly board: {
    readonly __typename: 'BoardStep'
    readonly sentence: string | null
    readonly isComplaint: boolean
    readonly chosen: ReadonlyArray<{
      readonly __typename: 'BoardChoice'
      readonly word: string
      readonly path: string
      readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
    }>
    readonly question: {
      readonly __typename: 'BoardQuestion'
      readonly id: string
      readonly question: string
      readonly choices: ReadonlyArray<{
        readonly __typename: 'BoardChoice'
        readonly word: string
        readonly path: string
        readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
      }>
    } | null
    readonly phones: ReadonlyArray<{ readonly __typename: 'Link'; readonly label: string; readonly href: string }>
    readonly link: { readonly __typename: 'Link'; readonly label: string; readonly href: string } | null
  } | null
}

export type SearchResultsQueryVariables = Exact<{
  query: string
  number: number
}>

export type SearchResultsQuery = {
  readonly __typename: 'Query'
  readonly search: {
    readonly __typename: 'SearchPage'
    readonly page: number
    readonly pageCount: number
    readonly total: number
    readonly suggestion: string | null
    readonly results: ReadonlyArray<{ readonly __typename: 'SearchResult' } & SearchResult_ResultFragment>
    readonly answer: ({ readonly __typename: 'RichText' } & RichText_TextFragment) | null
    readonly nearest: ReadonlyArray<{ readonly __typename: 'SearchResult' } & SearchResult_ResultFragment>
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
    readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
    readonly body: { readonly __typename: 'RichText' } & RichText_TextFragment
  } | null
}

export type VisualStoryQueryVariables = Exact<{
  slug: string
}>

export type VisualStoryQuery = {
  readonly __typename: 'Query'
  readonly visualStory: {
    readonly __typename: 'VisualStory'
    readonly id: string
    readonly title: string
    readonly summary: string
    readonly whoComes: ReadonlyArray<string>
    readonly canRefuse: ReadonlyArray<string>
    readonly canBring: ReadonlyArray<string>
    readonly fullPage: {
      readonly __typename: 'PageSummary'
      readonly id: string
      readonly path: string
      readonly title: string
    } | null
    readonly moments: ReadonlyArray<{
      readonly __typename: 'VisualStoryMoment'
      readonly sentence: string
      readonly picture: ({ readonly __typename: 'Image' } & Picture_PictureFragment) | null
    }>
  } | null
}

export const Inline_WordsFragmentDoc = /*#__PURE__*/ gql`
  fragment Inline_words on TextSpan {
    text
    isStrong
    isEmphasis
    lang
  }
` as unknown as DocumentNode<Inline_WordsFragment, unknown>
export const Inline_SpanFragmentDoc = /*#__PURE__*/ gql`
  fragment Inline_span on Inline {
    ... on TextSpan {
      ...Inline_words
    }
    ... on LinkSpan {
      href
      parts {
        ...Inline_words
      }
    }
    ... on FactSpan {
      value
      factHref: href
      asAt
      isDated
      sourceName
      sourceUrl
    }
  }
` as unknown as DocumentNode<Inline_SpanFragment, unknown>
export const RichText_TextFragmentDoc = /*#__PURE__*/ gql`
  fragment RichText_text on RichText {
    nodes {
      ... on Paragraph {
        spans {
          ...Inline_span
        }
      }
      ... on Heading {
        level
        anchor
        text
      }
      ... on List {
        items {
          level
          isNumbered
          spans {
            ...Inline_span
          }
        }
      }
    }
  }
` as unknown as DocumentNode<RichText_TextFragment, unknown>
export const FinderAdvice_AdviceFragmentDoc = /*#__PURE__*/ gql`
  fragment FinderAdvice_advice on FinderAdvice {
    id
    title
    text {
      ...RichText_text
    }
    link {
      label
      href
    }
    hasPhone
  }
` as unknown as DocumentNode<FinderAdvice_AdviceFragment, unknown>
export const FormStep_StepFragmentDoc = /*#__PURE__*/ gql`
  fragment FormStep_step on FormStep {
    step
    answers
    sealed
    errors {
      field
      message
    }
    advice {
      field
      message
    }
    isSealBroken
  }
` as unknown as DocumentNode<FormStep_StepFragment, unknown>
export const SubmissionResult_ResultFragmentDoc = /*#__PURE__*/ gql`
  fragment SubmissionResult_result on SubmissionResult {
    ... on SubmissionAccepted {
      reference
      receivedAt
      answers
    }
    ... on SubmissionExpired {
      token
    }
    ... on SubmissionInvalid {
      errors {
        field
        message
      }
    }
  }
` as unknown as DocumentNode<SubmissionResult_ResultFragment, unknown>
export const Picture_PictureFragmentDoc = /*#__PURE__*/ gql`
  fragment Picture_picture on Image {
    url
    srcset
    width
    height
    alt
    caption
  }
` as unknown as DocumentNode<Picture_PictureFragment, unknown>
export const CallToActionBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment CallToActionBlock_block on CallToActionBlock {
    key
    heading
    text
    links {
      label
      href
    }
  }
` as unknown as DocumentNode<CallToActionBlock_BlockFragment, unknown>
export const CardGridBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment CardGridBlock_block on CardGridBlock {
    key
    heading
    intro
    cards {
      link {
        label
        href
      }
      text
      picture {
        ...Picture_picture
      }
      icon
    }
  }
` as unknown as DocumentNode<CardGridBlock_BlockFragment, unknown>
export const ContactPanelBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment ContactPanelBlock_block on ContactPanelBlock {
    key
    heading
    text
  }
` as unknown as DocumentNode<ContactPanelBlock_BlockFragment, unknown>
export const HeroBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment HeroBlock_block on HeroBlock {
    key
    picture {
      ...Picture_picture
    }
    quickLinks {
      link {
        label
        href
      }
      text
    }
  }
` as unknown as DocumentNode<HeroBlock_BlockFragment, unknown>
export const ImageBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment ImageBlock_block on ImageBlock {
    key
    image: picture {
      ...Picture_picture
    }
  }
` as unknown as DocumentNode<ImageBlock_BlockFragment, unknown>
export const InShortBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment InShortBlock_block on InShortBlock {
    key
    points
  }
` as unknown as DocumentNode<InShortBlock_BlockFragment, unknown>
export const JobListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment JobListBlock_block on JobListBlock {
    key
    heading
    emptyText
    jobs {
      id
      slug
      title
      summary
      place
      hours
      closesOn
    }
  }
` as unknown as DocumentNode<JobListBlock_BlockFragment, unknown>
export const PostCard_PostFragmentDoc = /*#__PURE__*/ gql`
  fragment PostCard_post on PostSummary {
    id
    slug
    title
    summary
    publishedAt
    picture {
      ...Picture_picture
    }
  }
` as unknown as DocumentNode<PostCard_PostFragment, unknown>
export const LatestPostsBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment LatestPostsBlock_block on LatestPostsBlock {
    key
    heading
    posts {
      ...PostCard_post
    }
  }
` as unknown as DocumentNode<LatestPostsBlock_BlockFragment, unknown>
export const PeopleBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment PeopleBlock_block on PeopleBlock {
    key
    heading
    people {
      id
      name
      role
      about
      picture {
        ...Picture_picture
      }
    }
  }
` as unknown as DocumentNode<PeopleBlock_BlockFragment, unknown>
export const DownloadLink_FileFragmentDoc = /*#__PURE__*/ gql`
  fragment DownloadLink_file on Download {
    url
    typeAndSize
  }
` as unknown as DocumentNode<DownloadLink_FileFragment, unknown>
export const PublicationListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment PublicationListBlock_block on PublicationListBlock {
    key
    heading
    publications {
      id
      path
      title
      summary
      publishedOn
      pageCount
      file {
        ...DownloadLink_file
      }
    }
  }
` as unknown as DocumentNode<PublicationListBlock_BlockFragment, unknown>
export const QuestionsBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment QuestionsBlock_block on QuestionsBlock {
    key
    heading
    questions {
      id
      question
      anchor
      answer {
        ...RichText_text
      }
    }
  }
` as unknown as DocumentNode<QuestionsBlock_BlockFragment, unknown>
export const QuoteBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment QuoteBlock_block on QuoteBlock {
    key
    words: text
    speaker
  }
` as unknown as DocumentNode<QuoteBlock_BlockFragment, unknown>
export const RelatedPagesBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment RelatedPagesBlock_block on RelatedPagesBlock {
    key
    heading
    pages {
      id
      path
      title
      lead
    }
  }
` as unknown as DocumentNode<RelatedPagesBlock_BlockFragment, unknown>
export const RichTextBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment RichTextBlock_block on RichTextBlock {
    key
    body: text {
      ...RichText_text
    }
  }
` as unknown as DocumentNode<RichTextBlock_BlockFragment, unknown>
export const ServiceListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment ServiceListBlock_block on ServiceListBlock {
    key
    heading
    intro
    services {
      id
      name
      summary
      path
      picture {
        ...Picture_picture
      }
    }
  }
` as unknown as DocumentNode<ServiceListBlock_BlockFragment, unknown>
export const StepsBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment StepsBlock_block on StepsBlock {
    key
    heading
    steps {
      title
      text {
        ...RichText_text
      }
    }
  }
` as unknown as DocumentNode<StepsBlock_BlockFragment, unknown>
export const StoryListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment StoryListBlock_block on StoryListBlock {
    key
    heading
    stories {
      id
      slug
      name
      title
      summary
      picture {
        ...Picture_picture
      }
    }
  }
` as unknown as DocumentNode<StoryListBlock_BlockFragment, unknown>
export const TableBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment TableBlock_block on TableBlock {
    key
    caption
    columns
    rows {
      cells {
        ...RichText_text
      }
    }
  }
` as unknown as DocumentNode<TableBlock_BlockFragment, unknown>
export const VideoListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment VideoListBlock_block on VideoListBlock {
    key
    heading
    videos {
      id
      anchor
      title
      summary
      seconds
      publishedOn
      hasIntegratedDescription
      film {
        url
        captionsUrl
        typeAndSize
      }
      poster {
        url
      }
      transcript {
        ...RichText_text
      }
    }
  }
` as unknown as DocumentNode<VideoListBlock_BlockFragment, unknown>
export const VisualStoryListBlock_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment VisualStoryListBlock_block on VisualStoryListBlock {
    key
    heading
    stories {
      id
      slug
      title
      summary
      picture {
        ...Picture_picture
      }
    }
  }
` as unknown as DocumentNode<VisualStoryListBlock_BlockFragment, unknown>
export const Blocks_BlockFragmentDoc = /*#__PURE__*/ gql`
  fragment Blocks_block on Block {
    ...CallToActionBlock_block
    ...CardGridBlock_block
    ...ContactPanelBlock_block
    ...HeroBlock_block
    ...ImageBlock_block
    ...InShortBlock_block
    ...JobListBlock_block
    ...LatestPostsBlock_block
    ...PeopleBlock_block
    ...PublicationListBlock_block
    ...QuestionsBlock_block
    ...QuoteBlock_block
    ...RelatedPagesBlock_block
    ...RichTextBlock_block
    ...ServiceListBlock_block
    ...StepsBlock_block
    ...StoryListBlock_block
    ...TableBlock_block
    ...VideoListBlock_block
    ...VisualStoryListBlock_block
  }
` as unknown as DocumentNode<Blocks_BlockFragment, unknown>
export const Page_PageFragmentDoc = /*#__PURE__*/ gql`
  fragment Page_page on Page {
    id
    title
    lead
    description
    lastReviewed
    easyReadPath
    picture {
      ...Picture_picture
    }
    blocks {
      ...Blocks_block
    }
  }
` as unknown as DocumentNode<Page_PageFragment, unknown>
export const ProductCard_ProductFragmentDoc = /*#__PURE__*/ gql`
  fragment ProductCard_product on ProductSummary {
    id
    slug
    name
    summary
    category {
      label
    }
    price {
      label
    }
    picture {
      ...Picture_picture
    }
  }
` as unknown as DocumentNode<ProductCard_ProductFragment, unknown>
export const Facet_FacetFragmentDoc = /*#__PURE__*/ gql`
  fragment Facet_facet on ProductFacet {
    value
    label
    count
  }
` as unknown as DocumentNode<Facet_FacetFragment, unknown>
export const SearchResult_ResultFragmentDoc = /*#__PURE__*/ gql`
  fragment SearchResult_result on SearchResult {
    id
    kind
    title
    address
    snippet {
      text
      isMatch
    }
  }
` as unknown as DocumentNode<SearchResult_ResultFragment, unknown>
export const FeedDocument = /*#__PURE__*/ gql`
  query Feed($kind: FeedKind!) {
    siteSettings {
      id
      providerName
      tagline
    }
    feed(kind: $kind) {
      id
      path
      title
      summary
      author
      publishedAt
      updatedAt
    }
  }
` as unknown as DocumentNode<FeedQuery, FeedQueryVariables>
export const IslandsDocument = /*#__PURE__*/ gql`
  query Islands {
    siteSettings {
      id
      openingHours {
        days
        opens
        closes
      }
      offices {
        closures {
          date
        }
      }
      siteAlert {
        message
        link {
          label
          href
        }
      }
    }
  }
` as unknown as DocumentNode<IslandsQuery, IslandsQueryVariables>
export const AddressesDocument = /*#__PURE__*/ gql`
  query Addresses {
    addresses {
      path
      updatedAt
    }
  }
` as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>
export const ShellDocument = /*#__PURE__*/ gql`
  query Shell {
    siteSettings {
      id
      providerName
      tagline
      description
      supportPhone {
        display
        href
      }
      contactEmail
      safetyNote
      openingHours {
        days
        opens
        closes
        closedNote
      }
      offices {
        name
        street
        suburb
        state
        postcode
        phone {
          display
          href
        }
        access
        closures {
          date
          reason
        }
      }
      socialLinks {
        label
        href
      }
      policyLinks {
        label
        href
      }
      subscribeLink {
        label
        href
      }
      badge {
        url
        width
        height
        alt
      }
      acknowledgement
      helpLinks {
        label
        href
      }
      switchedOff
      sampleNote
      missingPages
      siteAlert {
        message
        link {
          label
          href
        }
      }
    }
  }
` as unknown as DocumentNode<ShellQuery, ShellQueryVariables>
export const EasyReadDocument = /*#__PURE__*/ gql`
  query EasyRead($slug: String!) {
    easyRead(slug: $slug) {
      id
      title
      fullPage {
        id
        path
        title
      }
      lines {
        heading
        picture {
          ...Picture_picture
        }
        sentences
        links {
          label
          href
        }
      }
      words {
        word
        meaning
      }
    }
  }
  ${Picture_PictureFragmentDoc}
` as unknown as DocumentNode<EasyReadQuery, EasyReadQueryVariables>
export const FinderDocument = /*#__PURE__*/ gql`
  query Finder($path: String!, $answers: String!) {
    page(path: $path) {
      ...Page_page
    }
    finder(answers: $answers) {
      given {
        id
        question
        answer
        changePath
      }
      question {
        id
        question
        hint
        choices {
          label
          hint
          picture {
            ...Picture_picture
          }
          path
          isChosen
        }
      }
      number
      of
      isChange
      result {
        services {
          id
          name
          summary
          path
          picture {
            ...Picture_picture
          }
        }
        funding {
          ...FinderAdvice_advice
        }
        nextSteps {
          ...FinderAdvice_advice
        }
      }
    }
  }
  ${Page_PageFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${DownloadLink_FileFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
  ${FinderAdvice_AdviceFragmentDoc}
` as unknown as DocumentNode<FinderQuery, FinderQueryVariables>
export const FormPageDocument = /*#__PURE__*/ gql`
  query FormPage(
    $path: String!
    $form: String!
    $product: String! = ""
    $hasProduct: Boolean! = false
    $said: String! = ""
    $hasSaid: Boolean! = false
  ) {
    page(path: $path) {
      id
      title
      lead
      description
      easyReadPath
      choicePictures {
        choice
        picture {
          url
        }
      }
      otherHelp {
        ...RichText_text
      }
      blocks {
        ...Blocks_block
      }
    }
    services {
      id
      name
      picture {
        url
      }
    }
    product(slug: $product) @include(if: $hasProduct) {
      name
    }
    board(choices: $said) @include(if: $hasSaid) {
      sentence
      topic
      chosen {
        word
      }
      phones {
        label
        href
      }
    }
    formToken(form: $form)
  }
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${DownloadLink_FileFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
` as unknown as DocumentNode<FormPageQuery, FormPageQueryVariables>
export const FormTokenDocument = /*#__PURE__*/ gql`
  query FormToken($form: String!) {
    formToken(form: $form)
  }
` as unknown as DocumentNode<FormTokenQuery, FormTokenQueryVariables>
export const TakeFormStepDocument = /*#__PURE__*/ gql`
  mutation TakeFormStep($input: FormStepInput!) {
    takeFormStep(input: $input) {
      ...FormStep_step
    }
  }
  ${FormStep_StepFragmentDoc}
` as unknown as DocumentNode<TakeFormStepMutation, TakeFormStepMutationVariables>
export const SubmitFeedbackDocument = /*#__PURE__*/ gql`
  mutation SubmitFeedback($input: SubmitFeedbackInput!) {
    result: submitFeedback(input: $input) {
      ...SubmissionResult_result
    }
  }
  ${SubmissionResult_ResultFragmentDoc}
` as unknown as DocumentNode<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>
export const SubmitEnquiryDocument = /*#__PURE__*/ gql`
  mutation SubmitEnquiry($input: SubmitEnquiryInput!) {
    result: submitEnquiry(input: $input) {
      ...SubmissionResult_result
    }
  }
  ${SubmissionResult_ResultFragmentDoc}
` as unknown as DocumentNode<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>
export const SubmitReferralDocument = /*#__PURE__*/ gql`
  mutation SubmitReferral($input: SubmitReferralInput!) {
    result: submitReferral(input: $input) {
      ...SubmissionResult_result
    }
  }
  ${SubmissionResult_ResultFragmentDoc}
` as unknown as DocumentNode<SubmitReferralMutation, SubmitReferralMutationVariables>
export const JobDocument = /*#__PURE__*/ gql`
  query Job($slug: String!) {
    job(slug: $slug) {
      id
      title
      summary
      place
      hours
      publishedAt
      closesOn
      isOpen
      body {
        ...RichText_text
      }
    }
  }
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
` as unknown as DocumentNode<JobQuery, JobQueryVariables>
export const PageDocument = /*#__PURE__*/ gql`
  query Page($path: String!) {
    page(path: $path) {
      ...Page_page
    }
  }
  ${Page_PageFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${DownloadLink_FileFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
` as unknown as DocumentNode<PageQuery, PageQueryVariables>
export const PostListDocument = /*#__PURE__*/ gql`
  query PostList($page: Int!) {
    posts(page: $page) {
      listPage {
        ...Page_page
      }
      posts {
        ...PostCard_post
      }
      page
      pageCount
      total
    }
  }
  ${Page_PageFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${DownloadLink_FileFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
` as unknown as DocumentNode<PostListQuery, PostListQueryVariables>
export const PostDocument = /*#__PURE__*/ gql`
  query Post($slug: String!) {
    post(slug: $slug) {
      id
      title
      summary
      publishedAt
      topics
      author {
        id
        name
        role
      }
      picture {
        ...Picture_picture
      }
      body {
        ...RichText_text
      }
    }
  }
  ${Picture_PictureFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
` as unknown as DocumentNode<PostQuery, PostQueryVariables>
export const ProductResultsDocument = /*#__PURE__*/ gql`
  query ProductResults($filter: ProductFilter!, $sort: ProductSort!, $page: Int!, $compared: [String!]!) {
    products(filter: $filter, sort: $sort, page: $page) {
      products {
        ...ProductCard_product
      }
      page
      pageCount
      total
      facets {
        categories {
          ...Facet_facet
        }
        needs {
          ...Facet_facet
        }
        funding {
          ...Facet_facet
        }
        prices {
          ...Facet_facet
        }
      }
    }
    comparedProducts(slugs: $compared) {
      id
      slug
      name
      summary
      category {
        label
      }
      isoGroup {
        code
      }
      helps
      features
      checks
      funding {
        label
      }
      price {
        label
      }
      suppliers {
        id
        name
      }
    }
  }
  ${ProductCard_ProductFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${Facet_FacetFragmentDoc}
` as unknown as DocumentNode<ProductResultsQuery, ProductResultsQueryVariables>
export const ProductDocument = /*#__PURE__*/ gql`
  query Product($slug: String!) {
    product(slug: $slug) {
      id
      slug
      name
      summary
      otherWords
      category {
        value
        label
      }
      isoGroup {
        code
        name
      }
      description
      helps
      features
      checks
      needs {
        value
        label
      }
      funding {
        value
        label
      }
      price {
        label
      }
      suppliers {
        id
        name
        about
        phone {
          display
          href
        }
        website
      }
      picture {
        ...Picture_picture
      }
      lastReviewed
      related {
        ...ProductCard_product
      }
    }
  }
  ${Picture_PictureFragmentDoc}
  ${ProductCard_ProductFragmentDoc}
` as unknown as DocumentNode<ProductQuery, ProductQueryVariables>
export const PublicationDocument = /*#__PURE__*/ gql`
  query Publication($path: String!) {
    publication(path: $path) {
      id
      title
      summary
      publishedOn
      pageCount
      file {
        ...DownloadLink_file
      }
      blocks {
        ...Blocks_block
      }
    }
  }
  ${DownloadLink_FileFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
` as unknown as DocumentNode<PublicationQuery, PublicationQueryVariables>
export const RedirectDocument = /*#__PURE__*/ gql`
  query Redirect($path: String!) {
    redirect(path: $path)
  }
` as unknown as DocumentNode<RedirectQuery, RedirectQueryVariables>
export const SayDocument = /*#__PURE__*/ gql`
  query Say($path: String!, $choices: String!) {
    page(path: $path) {
      ...Page_page
    }
    board(choices: $choices) {
      chosen {
        word
        path
        picture {
          ...Picture_picture
        }
      }
      sentence
      question {
        id
        question
        choices {
          word
          path
          picture {
            ...Picture_picture
          }
        }
      }
      phones {
        label
        href
      }
      link {
        label
        href
      }
      isComplaint
    }
  }
  ${Page_PageFragmentDoc}
  ${Picture_PictureFragmentDoc}
  ${Blocks_BlockFragmentDoc}
  ${CallToActionBlock_BlockFragmentDoc}
  ${CardGridBlock_BlockFragmentDoc}
  ${ContactPanelBlock_BlockFragmentDoc}
  ${HeroBlock_BlockFragmentDoc}
  ${ImageBlock_BlockFragmentDoc}
  ${InShortBlock_BlockFragmentDoc}
  ${JobListBlock_BlockFragmentDoc}
  ${LatestPostsBlock_BlockFragmentDoc}
  ${PostCard_PostFragmentDoc}
  ${PeopleBlock_BlockFragmentDoc}
  ${PublicationListBlock_BlockFragmentDoc}
  ${DownloadLink_FileFragmentDoc}
  ${QuestionsBlock_BlockFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
  ${QuoteBlock_BlockFragmentDoc}
  ${RelatedPagesBlock_BlockFragmentDoc}
  ${RichTextBlock_BlockFragmentDoc}
  ${ServiceListBlock_BlockFragmentDoc}
  ${StepsBlock_BlockFragmentDoc}
  ${StoryListBlock_BlockFragmentDoc}
  ${TableBlock_BlockFragmentDoc}
  ${VideoListBlock_BlockFragmentDoc}
  ${VisualStoryListBlock_BlockFragmentDoc}
` as unknown as DocumentNode<SayQuery, SayQueryVariables>
export const SearchResultsDocument = /*#__PURE__*/ gql`
  query SearchResults($query: String!, $number: Int!) {
    search(query: $query, page: $number) {
      results {
        ...SearchResult_result
      }
      page
      pageCount
      total
      suggestion
      answer {
        ...RichText_text
      }
      nearest {
        ...SearchResult_result
      }
    }
  }
  ${SearchResult_ResultFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
` as unknown as DocumentNode<SearchResultsQuery, SearchResultsQueryVariables>
export const StoryDocument = /*#__PURE__*/ gql`
  query Story($slug: String!) {
    story(slug: $slug) {
      id
      name
      title
      summary
      picture {
        ...Picture_picture
      }
      body {
        ...RichText_text
      }
    }
  }
  ${Picture_PictureFragmentDoc}
  ${RichText_TextFragmentDoc}
  ${Inline_SpanFragmentDoc}
  ${Inline_WordsFragmentDoc}
` as unknown as DocumentNode<StoryQuery, StoryQueryVariables>
export const VisualStoryDocument = /*#__PURE__*/ gql`
  query VisualStory($slug: String!) {
    visualStory(slug: $slug) {
      id
      title
      summary
      fullPage {
        id
        path
        title
      }
      moments {
        picture {
          ...Picture_picture
        }
        sentence
      }
      whoComes
      canRefuse
      canBring
    }
  }
  ${Picture_PictureFragmentDoc}
` as unknown as DocumentNode<VisualStoryQuery, VisualStoryQueryVariables>
