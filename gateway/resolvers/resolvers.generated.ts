import type { GatewayContext } from '#gateway/context.ts'
import type * as Types from '#gateway/types.generated.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql'
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }

export type ResolverTypeWrapper<T> = Promise<T> | T

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>
}
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

export type NextResolverFn<T> = () => Promise<T>

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  FormStepResult: Types.FormStep | Types.SubmissionLimited
  Inline: Types.FactSpan | Types.LinkSpan | Types.TextSpan
  RichTextNode:
    | Types.Heading
    | (Omit<Types.List, 'items'> & { items: Array<_RefType['ListItem']> })
    | (Omit<Types.Paragraph, 'spans'> & { spans: Array<_RefType['Inline']> })
  SubmissionResult:
    Types.SubmissionAccepted | Types.SubmissionExpired | Types.SubmissionInvalid | Types.SubmissionLimited
}

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Block:
    | Types.CallToActionBlock
    | Types.CardGridBlock
    | Types.ContactPanelBlock
    | Types.HeroBlock
    | Types.ImageBlock
    | Types.InShortBlock
    | Types.JobListBlock
    | Types.LatestPostsBlock
    | Types.PeopleBlock
    | Types.PublicationListBlock
    | (Omit<Types.QuestionsBlock, 'questions'> & { questions: Array<_RefType['Question']> })
    | Types.QuoteBlock
    | Types.RelatedPagesBlock
    | (Omit<Types.RichTextBlock, 'text'> & { text: _RefType['RichText'] })
    | Types.ServiceListBlock
    | (Omit<Types.StepsBlock, 'steps'> & { steps: Array<_RefType['Step']> })
    | Types.StoryListBlock
    | (Omit<Types.TableBlock, 'rows'> & { rows: Array<_RefType['TableRow']> })
    | (Omit<Types.VideoListBlock, 'videos'> & { videos: Array<_RefType['Video']> })
    | Types.VisualStoryListBlock
}

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Types.Address>
  Author: ResolverTypeWrapper<Types.Author>
  Block: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Block']>
  BoardChoice: ResolverTypeWrapper<Types.BoardChoice>
  BoardQuestion: ResolverTypeWrapper<Types.BoardQuestion>
  BoardStep: ResolverTypeWrapper<Types.BoardStep>
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>
  CallToActionBlock: ResolverTypeWrapper<Types.CallToActionBlock>
  Card: ResolverTypeWrapper<Types.Card>
  CardGridBlock: ResolverTypeWrapper<Types.CardGridBlock>
  ChoicePicture: ResolverTypeWrapper<Types.ChoicePicture>
  Closure: ResolverTypeWrapper<Types.Closure>
  ContactPanelBlock: ResolverTypeWrapper<Types.ContactPanelBlock>
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>
  Download: ResolverTypeWrapper<Types.Download>
  EasyRead: ResolverTypeWrapper<Types.EasyRead>
  EasyReadLine: ResolverTypeWrapper<Types.EasyReadLine>
  EasyReadWord: ResolverTypeWrapper<Types.EasyReadWord>
  FactSpan: ResolverTypeWrapper<Types.FactSpan>
  FeedEntry: ResolverTypeWrapper<Types.FeedEntry>
  FeedKind: Types.FeedKind
  FieldError: ResolverTypeWrapper<Types.FieldError>
  Film: ResolverTypeWrapper<Types.Film>
  FinderAdvice: ResolverTypeWrapper<Omit<Types.FinderAdvice, 'text'> & { text: ResolversTypes['RichText'] }>
  FinderChoice: ResolverTypeWrapper<Types.FinderChoice>
  FinderGiven: ResolverTypeWrapper<Types.FinderGiven>
  FinderQuestion: ResolverTypeWrapper<Types.FinderQuestion>
  FinderResult: ResolverTypeWrapper<
    Omit<Types.FinderResult, 'funding' | 'nextSteps'> & {
      funding: Array<ResolversTypes['FinderAdvice']>
      nextSteps: Array<ResolversTypes['FinderAdvice']>
    }
  >
  FinderStep: ResolverTypeWrapper<
    Omit<Types.FinderStep, 'result'> & { result?: Types.Maybe<ResolversTypes['FinderResult']> }
  >
  FormAnswers: ResolverTypeWrapper<Types.Scalars['FormAnswers']['output']>
  FormMove: Types.FormMove
  FormStep: ResolverTypeWrapper<Types.FormStep>
  FormStepInput: Types.FormStepInput
  FormStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FormStepResult']>
  Heading: ResolverTypeWrapper<Types.Heading>
  HeroBlock: ResolverTypeWrapper<Types.HeroBlock>
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>
  Image: ResolverTypeWrapper<Types.Image>
  ImageBlock: ResolverTypeWrapper<Types.ImageBlock>
  InShortBlock: ResolverTypeWrapper<Types.InShortBlock>
  Inline: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Inline']>
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>
  IsoGroup: ResolverTypeWrapper<Types.IsoGroup>
  Job: ResolverTypeWrapper<Omit<Types.Job, 'body'> & { body: ResolversTypes['RichText'] }>
  JobListBlock: ResolverTypeWrapper<Types.JobListBlock>
  JobSummary: ResolverTypeWrapper<Types.JobSummary>
  LatestPostsBlock: ResolverTypeWrapper<Types.LatestPostsBlock>
  Link: ResolverTypeWrapper<Types.Link>
  LinkSpan: ResolverTypeWrapper<Types.LinkSpan>
  List: ResolverTypeWrapper<Omit<Types.List, 'items'> & { items: Array<ResolversTypes['ListItem']> }>
  ListItem: ResolverTypeWrapper<Omit<Types.ListItem, 'spans'> & { spans: Array<ResolversTypes['Inline']> }>
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>
  Office: ResolverTypeWrapper<Types.Office>
  OpeningHours: ResolverTypeWrapper<Types.OpeningHours>
  Page: ResolverTypeWrapper<
    Omit<Types.Page, 'blocks' | 'otherHelp'> & {
      blocks: Array<ResolversTypes['Block']>
      otherHelp?: Types.Maybe<ResolversTypes['RichText']>
    }
  >
  PageSummary: ResolverTypeWrapper<Types.PageSummary>
  Paragraph: ResolverTypeWrapper<Omit<Types.Paragraph, 'spans'> & { spans: Array<ResolversTypes['Inline']> }>
  PeopleBlock: ResolverTypeWrapper<Types.PeopleBlock>
  Person: ResolverTypeWrapper<Types.Person>
  Phone: ResolverTypeWrapper<Types.Phone>
  Post: ResolverTypeWrapper<Omit<Types.Post, 'body'> & { body: ResolversTypes['RichText'] }>
  PostPage: ResolverTypeWrapper<Omit<Types.PostPage, 'listPage'> & { listPage?: Types.Maybe<ResolversTypes['Page']> }>
  PostSummary: ResolverTypeWrapper<Types.PostSummary>
  Product: ResolverTypeWrapper<Types.Product>
  ProductFacet: ResolverTypeWrapper<Types.ProductFacet>
  ProductFacets: ResolverTypeWrapper<Types.ProductFacets>
  ProductFilter: Types.ProductFilter
  ProductPage: ResolverTypeWrapper<Types.ProductPage>
  ProductSort: Types.ProductSort
  ProductSummary: ResolverTypeWrapper<Types.ProductSummary>
  ProductTerm: ResolverTypeWrapper<Types.ProductTerm>
  Publication: ResolverTypeWrapper<Omit<Types.Publication, 'blocks'> & { blocks: Array<ResolversTypes['Block']> }>
  PublicationListBlock: ResolverTypeWrapper<Types.PublicationListBlock>
  PublicationSummary: ResolverTypeWrapper<Types.PublicationSummary>
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>
  Question: ResolverTypeWrapper<Omit<Types.Question, 'answer'> & { answer: ResolversTypes['RichText'] }>
  QuestionsBlock: ResolverTypeWrapper<
    Omit<Types.QuestionsBlock, 'questions'> & { questions: Array<ResolversTypes['Question']> }
  >
  QuickLink: ResolverTypeWrapper<Types.QuickLink>
  QuoteBlock: ResolverTypeWrapper<Types.QuoteBlock>
  RelatedPagesBlock: ResolverTypeWrapper<Types.RelatedPagesBlock>
  RichText: ResolverTypeWrapper<Omit<Types.RichText, 'nodes'> & { nodes: Array<ResolversTypes['RichTextNode']> }>
  RichTextBlock: ResolverTypeWrapper<Omit<Types.RichTextBlock, 'text'> & { text: ResolversTypes['RichText'] }>
  RichTextNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RichTextNode']>
  SearchKind: Types.SearchKind
  SearchPage: ResolverTypeWrapper<
    Omit<Types.SearchPage, 'answer'> & { answer?: Types.Maybe<ResolversTypes['RichText']> }
  >
  SearchResult: ResolverTypeWrapper<Types.SearchResult>
  Service: ResolverTypeWrapper<Types.Service>
  ServiceListBlock: ResolverTypeWrapper<Types.ServiceListBlock>
  SiteAlert: ResolverTypeWrapper<Types.SiteAlert>
  SiteSettings: ResolverTypeWrapper<Types.SiteSettings>
  SnippetPart: ResolverTypeWrapper<Types.SnippetPart>
  Step: ResolverTypeWrapper<Omit<Types.Step, 'text'> & { text: ResolversTypes['RichText'] }>
  StepsBlock: ResolverTypeWrapper<Omit<Types.StepsBlock, 'steps'> & { steps: Array<ResolversTypes['Step']> }>
  Story: ResolverTypeWrapper<Omit<Types.Story, 'body'> & { body: ResolversTypes['RichText'] }>
  StoryListBlock: ResolverTypeWrapper<Types.StoryListBlock>
  StorySummary: ResolverTypeWrapper<Types.StorySummary>
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>
  SubmissionAccepted: ResolverTypeWrapper<Types.SubmissionAccepted>
  SubmissionExpired: ResolverTypeWrapper<Types.SubmissionExpired>
  SubmissionInvalid: ResolverTypeWrapper<Types.SubmissionInvalid>
  SubmissionLimited: ResolverTypeWrapper<Types.SubmissionLimited>
  SubmissionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmissionResult']>
  SubmitEnquiryInput: Types.SubmitEnquiryInput
  SubmitFeedbackInput: Types.SubmitFeedbackInput
  SubmitReferralInput: Types.SubmitReferralInput
  Supplier: ResolverTypeWrapper<Types.Supplier>
  TableBlock: ResolverTypeWrapper<Omit<Types.TableBlock, 'rows'> & { rows: Array<ResolversTypes['TableRow']> }>
  TableRow: ResolverTypeWrapper<Omit<Types.TableRow, 'cells'> & { cells: Array<ResolversTypes['RichText']> }>
  TextSpan: ResolverTypeWrapper<Types.TextSpan>
  Tool: Types.Tool
  Video: ResolverTypeWrapper<Omit<Types.Video, 'transcript'> & { transcript: ResolversTypes['RichText'] }>
  VideoListBlock: ResolverTypeWrapper<Omit<Types.VideoListBlock, 'videos'> & { videos: Array<ResolversTypes['Video']> }>
  VisualStory: ResolverTypeWrapper<Types.VisualStory>
  VisualStoryListBlock: ResolverTypeWrapper<Types.VisualStoryListBlock>
  VisualStoryMoment: ResolverTypeWrapper<Types.VisualStoryMoment>
  VisualStorySummary: ResolverTypeWrapper<Types.VisualStorySummary>
}

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Types.Address
  Author: Types.Author
  Block: ResolversInterfaceTypes<ResolversParentTypes>['Block']
  BoardChoice: Types.BoardChoice
  BoardQuestion: Types.BoardQuestion
  BoardStep: Types.BoardStep
  Boolean: Types.Scalars['Boolean']['output']
  CallToActionBlock: Types.CallToActionBlock
  Card: Types.Card
  CardGridBlock: Types.CardGridBlock
  ChoicePicture: Types.ChoicePicture
  Closure: Types.Closure
  ContactPanelBlock: Types.ContactPanelBlock
  Date: Types.Scalars['Date']['output']
  DateTime: Types.Scalars['DateTime']['output']
  Download: Types.Download
  EasyRead: Types.EasyRead
  EasyReadLine: Types.EasyReadLine
  EasyReadWord: Types.EasyReadWord
  FactSpan: Types.FactSpan
  FeedEntry: Types.FeedEntry
  FieldError: Types.FieldError
  Film: Types.Film
  FinderAdvice: Omit<Types.FinderAdvice, 'text'> & { text: ResolversParentTypes['RichText'] }
  FinderChoice: Types.FinderChoice
  FinderGiven: Types.FinderGiven
  FinderQuestion: Types.FinderQuestion
  FinderResult: Omit<Types.FinderResult, 'funding' | 'nextSteps'> & {
    funding: Array<ResolversParentTypes['FinderAdvice']>
    nextSteps: Array<ResolversParentTypes['FinderAdvice']>
  }
  FinderStep: Omit<Types.FinderStep, 'result'> & { result?: Types.Maybe<ResolversParentTypes['FinderResult']> }
  FormAnswers: Types.Scalars['FormAnswers']['output']
  FormStep: Types.FormStep
  FormStepInput: Types.FormStepInput
  FormStepResult: ResolversUnionTypes<ResolversParentTypes>['FormStepResult']
  Heading: Types.Heading
  HeroBlock: Types.HeroBlock
  ID: Types.Scalars['ID']['output']
  Image: Types.Image
  ImageBlock: Types.ImageBlock
  InShortBlock: Types.InShortBlock
  Inline: ResolversUnionTypes<ResolversParentTypes>['Inline']
  Int: Types.Scalars['Int']['output']
  IsoGroup: Types.IsoGroup
  Job: Omit<Types.Job, 'body'> & { body: ResolversParentTypes['RichText'] }
  JobListBlock: Types.JobListBlock
  JobSummary: Types.JobSummary
  LatestPostsBlock: Types.LatestPostsBlock
  Link: Types.Link
  LinkSpan: Types.LinkSpan
  List: Omit<Types.List, 'items'> & { items: Array<ResolversParentTypes['ListItem']> }
  ListItem: Omit<Types.ListItem, 'spans'> & { spans: Array<ResolversParentTypes['Inline']> }
  Mutation: Record<PropertyKey, never>
  Office: Types.Office
  OpeningHours: Types.OpeningHours
  Page: Omit<Types.Page, 'blocks' | 'otherHelp'> & {
    blocks: Array<ResolversParentTypes['Block']>
    otherHelp?: Types.Maybe<ResolversParentTypes['RichText']>
  }
  PageSummary: Types.PageSummary
  Paragraph: Omit<Types.Paragraph, 'spans'> & { spans: Array<ResolversParentTypes['Inline']> }
  PeopleBlock: Types.PeopleBlock
  Person: Types.Person
  Phone: Types.Phone
  Post: Omit<Types.Post, 'body'> & { body: ResolversParentTypes['RichText'] }
  PostPage: Omit<Types.PostPage, 'listPage'> & { listPage?: Types.Maybe<ResolversParentTypes['Page']> }
  PostSummary: Types.PostSummary
  Product: Types.Product
  ProductFacet: Types.ProductFacet
  ProductFacets: Types.ProductFacets
  ProductFilter: Types.ProductFilter
  ProductPage: Types.ProductPage
  ProductSummary: Types.ProductSummary
  ProductTerm: Types.ProductTerm
  Publication: Omit<Types.Publication, 'blocks'> & { blocks: Array<ResolversParentTypes['Block']> }
  PublicationListBlock: Types.PublicationListBlock
  PublicationSummary: Types.PublicationSummary
  Query: Record<PropertyKey, never>
  Question: Omit<Types.Question, 'answer'> & { answer: ResolversParentTypes['RichText'] }
  QuestionsBlock: Omit<Types.QuestionsBlock, 'questions'> & { questions: Array<ResolversParentTypes['Question']> }
  QuickLink: Types.QuickLink
  QuoteBlock: Types.QuoteBlock
  RelatedPagesBlock: Types.RelatedPagesBlock
  RichText: Omit<Types.RichText, 'nodes'> & { nodes: Array<ResolversParentTypes['RichTextNode']> }
  RichTextBlock: Omit<Types.RichTextBlock, 'text'> & { text: ResolversParentTypes['RichText'] }
  RichTextNode: ResolversUnionTypes<ResolversParentTypes>['RichTextNode']
  SearchPage: Omit<Types.SearchPage, 'answer'> & { answer?: Types.Maybe<ResolversParentTypes['RichText']> }
  SearchResult: Types.SearchResult
  Service: Types.Service
  ServiceListBlock: Types.ServiceListBlock
  SiteAlert: Types.SiteAlert
  SiteSettings: Types.SiteSettings
  SnippetPart: Types.SnippetPart
  Step: Omit<Types.Step, 'text'> & { text: ResolversParentTypes['RichText'] }
  StepsBlock: Omit<Types.StepsBlock, 'steps'> & { steps: Array<ResolversParentTypes['Step']> }
  Story: Omit<Types.Story, 'body'> & { body: ResolversParentTypes['RichText'] }
  StoryListBlock: Types.StoryListBlock
  StorySummary: Types.StorySummary
  String: Types.Scalars['String']['output']
  SubmissionAccepted: Types.SubmissionAccepted
  SubmissionExpired: Types.SubmissionExpired
  SubmissionInvalid: Types.SubmissionInvalid
  SubmissionLimited: Types.SubmissionLimited
  SubmissionResult: ResolversUnionTypes<ResolversParentTypes>['SubmissionResult']
  SubmitEnquiryInput: Types.SubmitEnquiryInput
  SubmitFeedbackInput: Types.SubmitFeedbackInput
  SubmitReferralInput: Types.SubmitReferralInput
  Supplier: Types.Supplier
  TableBlock: Omit<Types.TableBlock, 'rows'> & { rows: Array<ResolversParentTypes['TableRow']> }
  TableRow: Omit<Types.TableRow, 'cells'> & { cells: Array<ResolversParentTypes['RichText']> }
  TextSpan: Types.TextSpan
  Video: Omit<Types.Video, 'transcript'> & { transcript: ResolversParentTypes['RichText'] }
  VideoListBlock: Omit<Types.VideoListBlock, 'videos'> & { videos: Array<ResolversParentTypes['Video']> }
  VisualStory: Types.VisualStory
  VisualStoryListBlock: Types.VisualStoryListBlock
  VisualStoryMoment: Types.VisualStoryMoment
  VisualStorySummary: Types.VisualStorySummary
}

export type AddressResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type AuthorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  role?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type BlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block'],
> = {
  __resolveType: TypeResolveFn<
    | 'CallToActionBlock'
    | 'CardGridBlock'
    | 'ContactPanelBlock'
    | 'HeroBlock'
    | 'ImageBlock'
    | 'InShortBlock'
    | 'JobListBlock'
    | 'LatestPostsBlock'
    | 'PeopleBlock'
    | 'PublicationListBlock'
    | 'QuestionsBlock'
    | 'QuoteBlock'
    | 'RelatedPagesBlock'
    | 'RichTextBlock'
    | 'ServiceListBlock'
    | 'StepsBlock'
    | 'StoryListBlock'
    | 'TableBlock'
    | 'VideoListBlock'
    | 'VisualStoryListBlock',
    ParentType,
    ContextType
  >
}

export type BoardChoiceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BoardChoice'] = ResolversParentTypes['BoardChoice'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type BoardQuestionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BoardQuestion'] = ResolversParentTypes['BoardQuestion'],
> = {
  choices?: Resolver<Array<ResolversTypes['BoardChoice']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type BoardStepResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['BoardStep'] = ResolversParentTypes['BoardStep'],
> = {
  chosen?: Resolver<Array<ResolversTypes['BoardChoice']>, ParentType, ContextType>
  isComplaint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  link?: Resolver<Types.Maybe<ResolversTypes['Link']>, ParentType, ContextType>
  phones?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  question?: Resolver<Types.Maybe<ResolversTypes['BoardQuestion']>, ParentType, ContextType>
  sentence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CallToActionBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CallToActionBlock'] = ResolversParentTypes['CallToActionBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  links?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type CardResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card'],
> = {
  icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CardGridBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CardGridBlock'] = ResolversParentTypes['CardGridBlock'],
> = {
  cards?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  intro?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ChoicePictureResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChoicePicture'] = ResolversParentTypes['ChoicePicture'],
> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<ResolversTypes['Image'], ParentType, ContextType>
}

export type ClosureResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Closure'] = ResolversParentTypes['Closure'],
> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ContactPanelBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ContactPanelBlock'] = ResolversParentTypes['ContactPanelBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date'
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime'
}

export type DownloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download'],
> = {
  typeAndSize?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type EasyReadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EasyRead'] = ResolversParentTypes['EasyRead'],
> = {
  fullPage?: Resolver<Types.Maybe<ResolversTypes['PageSummary']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lines?: Resolver<Array<ResolversTypes['EasyReadLine']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  words?: Resolver<Array<ResolversTypes['EasyReadWord']>, ParentType, ContextType>
}

export type EasyReadLineResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EasyReadLine'] = ResolversParentTypes['EasyReadLine'],
> = {
  heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  links?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type EasyReadWordResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['EasyReadWord'] = ResolversParentTypes['EasyReadWord'],
> = {
  meaning?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FactSpanResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FactSpan'] = ResolversParentTypes['FactSpan'],
> = {
  asAt?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
  href?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isDated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type FeedEntryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FeedEntry'] = ResolversParentTypes['FeedEntry'],
> = {
  author?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type FieldErrorResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FilmResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Film'] = ResolversParentTypes['Film'],
> = {
  captionsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  typeAndSize?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FinderAdviceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderAdvice'] = ResolversParentTypes['FinderAdvice'],
> = {
  hasPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  link?: Resolver<Types.Maybe<ResolversTypes['Link']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FinderChoiceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderChoice'] = ResolversParentTypes['FinderChoice'],
> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
}

export type FinderGivenResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderGiven'] = ResolversParentTypes['FinderGiven'],
> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  changePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FinderQuestionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderQuestion'] = ResolversParentTypes['FinderQuestion'],
> = {
  choices?: Resolver<Array<ResolversTypes['FinderChoice']>, ParentType, ContextType>
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FinderResultResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderResult'] = ResolversParentTypes['FinderResult'],
> = {
  funding?: Resolver<Array<ResolversTypes['FinderAdvice']>, ParentType, ContextType>
  nextSteps?: Resolver<Array<ResolversTypes['FinderAdvice']>, ParentType, ContextType>
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>
}

export type FinderStepResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FinderStep'] = ResolversParentTypes['FinderStep'],
> = {
  given?: Resolver<Array<ResolversTypes['FinderGiven']>, ParentType, ContextType>
  isChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  question?: Resolver<Types.Maybe<ResolversTypes['FinderQuestion']>, ParentType, ContextType>
  result?: Resolver<Types.Maybe<ResolversTypes['FinderResult']>, ParentType, ContextType>
}

export interface FormAnswersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormAnswers'], any> {
  name: 'FormAnswers'
}

export type FormStepResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FormStep'] = ResolversParentTypes['FormStep'],
> = {
  advice?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>
  answers?: Resolver<ResolversTypes['FormAnswers'], ParentType, ContextType>
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>
  isSealBroken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  sealed?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type FormStepResultResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['FormStepResult'] = ResolversParentTypes['FormStepResult'],
> = {
  __resolveType: TypeResolveFn<'FormStep' | 'SubmissionLimited', ParentType, ContextType>
}

export type HeadingResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Heading'] = ResolversParentTypes['Heading'],
> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type HeroBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['HeroBlock'] = ResolversParentTypes['HeroBlock'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  quickLinks?: Resolver<Array<ResolversTypes['QuickLink']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ImageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image'],
> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  caption?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  srcset?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ImageBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ImageBlock'] = ResolversParentTypes['ImageBlock'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  picture?: Resolver<ResolversTypes['Image'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type InShortBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['InShortBlock'] = ResolversParentTypes['InShortBlock'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type InlineResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Inline'] = ResolversParentTypes['Inline'],
> = {
  __resolveType: TypeResolveFn<'FactSpan' | 'LinkSpan' | 'TextSpan', ParentType, ContextType>
}

export type IsoGroupResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['IsoGroup'] = ResolversParentTypes['IsoGroup'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type JobResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'],
> = {
  body?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type JobListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['JobListBlock'] = ResolversParentTypes['JobListBlock'],
> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  jobs?: Resolver<Array<ResolversTypes['JobSummary']>, ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type JobSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['JobSummary'] = ResolversParentTypes['JobSummary'],
> = {
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type LatestPostsBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LatestPostsBlock'] = ResolversParentTypes['LatestPostsBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  posts?: Resolver<Array<ResolversTypes['PostSummary']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type LinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link'],
> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type LinkSpanResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LinkSpan'] = ResolversParentTypes['LinkSpan'],
> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  parts?: Resolver<Array<ResolversTypes['TextSpan']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ListResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['List'] = ResolversParentTypes['List'],
> = {
  items?: Resolver<Array<ResolversTypes['ListItem']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type ListItemResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ListItem'] = ResolversParentTypes['ListItem'],
> = {
  isNumbered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  spans?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>
}

export type MutationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  submitEnquiry?: Resolver<
    ResolversTypes['SubmissionResult'],
    ParentType,
    ContextType,
    RequireFields<Types.MutationSubmitEnquiryArgs, 'input'>
  >
  submitFeedback?: Resolver<
    ResolversTypes['SubmissionResult'],
    ParentType,
    ContextType,
    RequireFields<Types.MutationSubmitFeedbackArgs, 'input'>
  >
  submitReferral?: Resolver<
    ResolversTypes['SubmissionResult'],
    ParentType,
    ContextType,
    RequireFields<Types.MutationSubmitReferralArgs, 'input'>
  >
  takeFormStep?: Resolver<
    ResolversTypes['FormStepResult'],
    ParentType,
    ContextType,
    RequireFields<Types.MutationTakeFormStepArgs, 'input'>
  >
}

export type OfficeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office'],
> = {
  access?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  closures?: Resolver<Array<ResolversTypes['Closure']>, ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  phone?: Resolver<Types.Maybe<ResolversTypes['Phone']>, ParentType, ContextType>
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type OpeningHoursResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours'],
> = {
  closedNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page'],
> = {
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>
  choicePictures?: Resolver<Array<ResolversTypes['ChoicePicture']>, ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  easyReadPath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lastReviewed?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  otherHelp?: Resolver<Types.Maybe<ResolversTypes['RichText']>, ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PageSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PageSummary'] = ResolversParentTypes['PageSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ParagraphResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Paragraph'] = ResolversParentTypes['Paragraph'],
> = {
  spans?: Resolver<Array<ResolversTypes['Inline']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PeopleBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PeopleBlock'] = ResolversParentTypes['PeopleBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PersonResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'],
> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PhoneResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone'],
> = {
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PostResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'],
> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>
  body?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type PostPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PostPage'] = ResolversParentTypes['PostPage'],
> = {
  listPage?: Resolver<Types.Maybe<ResolversTypes['Page']>, ParentType, ContextType>
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  posts?: Resolver<Array<ResolversTypes['PostSummary']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PostSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PostSummary'] = ResolversParentTypes['PostSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type ProductResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'],
> = {
  category?: Resolver<ResolversTypes['ProductTerm'], ParentType, ContextType>
  checks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  description?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  funding?: Resolver<Array<ResolversTypes['ProductTerm']>, ParentType, ContextType>
  helps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isoGroup?: Resolver<ResolversTypes['IsoGroup'], ParentType, ContextType>
  lastReviewed?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  needs?: Resolver<Array<ResolversTypes['ProductTerm']>, ParentType, ContextType>
  otherWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  price?: Resolver<ResolversTypes['ProductTerm'], ParentType, ContextType>
  related?: Resolver<Array<ResolversTypes['ProductSummary']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  suppliers?: Resolver<Array<ResolversTypes['Supplier']>, ParentType, ContextType>
}

export type ProductFacetResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductFacet'] = ResolversParentTypes['ProductFacet'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProductFacetsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets'],
> = {
  categories?: Resolver<Array<ResolversTypes['ProductFacet']>, ParentType, ContextType>
  funding?: Resolver<Array<ResolversTypes['ProductFacet']>, ParentType, ContextType>
  needs?: Resolver<Array<ResolversTypes['ProductFacet']>, ParentType, ContextType>
  prices?: Resolver<Array<ResolversTypes['ProductFacet']>, ParentType, ContextType>
}

export type ProductPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage'],
> = {
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  products?: Resolver<Array<ResolversTypes['ProductSummary']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary'],
> = {
  category?: Resolver<ResolversTypes['ProductTerm'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  price?: Resolver<ResolversTypes['ProductTerm'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProductTermResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductTerm'] = ResolversParentTypes['ProductTerm'],
> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PublicationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication'],
> = {
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>
  file?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pageCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publishedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PublicationListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PublicationListBlock'] = ResolversParentTypes['PublicationListBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  publications?: Resolver<Array<ResolversTypes['PublicationSummary']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type PublicationSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PublicationSummary'] = ResolversParentTypes['PublicationSummary'],
> = {
  file?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pageCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publishedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type QueryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>
  board?: Resolver<
    Types.Maybe<ResolversTypes['BoardStep']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryBoardArgs, 'choices'>
  >
  comparedProducts?: Resolver<
    Array<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryComparedProductsArgs, 'slugs'>
  >
  easyRead?: Resolver<
    Types.Maybe<ResolversTypes['EasyRead']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryEasyReadArgs, 'slug'>
  >
  feed?: Resolver<
    Array<ResolversTypes['FeedEntry']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryFeedArgs, 'kind'>
  >
  finder?: Resolver<
    Types.Maybe<ResolversTypes['FinderStep']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryFinderArgs, 'answers'>
  >
  formToken?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    RequireFields<Types.QueryFormTokenArgs, 'form'>
  >
  job?: Resolver<Types.Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<Types.QueryJobArgs, 'slug'>>
  page?: Resolver<
    Types.Maybe<ResolversTypes['Page']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryPageArgs, 'path'>
  >
  post?: Resolver<
    Types.Maybe<ResolversTypes['Post']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryPostArgs, 'slug'>
  >
  posts?: Resolver<
    Types.Maybe<ResolversTypes['PostPage']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryPostsArgs, 'page'>
  >
  product?: Resolver<
    Types.Maybe<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryProductArgs, 'slug'>
  >
  products?: Resolver<
    Types.Maybe<ResolversTypes['ProductPage']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryProductsArgs, 'page' | 'sort'>
  >
  publication?: Resolver<
    Types.Maybe<ResolversTypes['Publication']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryPublicationArgs, 'path'>
  >
  redirect?: Resolver<
    Types.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryRedirectArgs, 'path'>
  >
  search?: Resolver<
    Types.Maybe<ResolversTypes['SearchPage']>,
    ParentType,
    ContextType,
    RequireFields<Types.QuerySearchArgs, 'page' | 'query'>
  >
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>
  story?: Resolver<
    Types.Maybe<ResolversTypes['Story']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryStoryArgs, 'slug'>
  >
  visualStory?: Resolver<
    Types.Maybe<ResolversTypes['VisualStory']>,
    ParentType,
    ContextType,
    RequireFields<Types.QueryVisualStoryArgs, 'slug'>
  >
}

export type QuestionResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question'],
> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  answer?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type QuestionsBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuestionsBlock'] = ResolversParentTypes['QuestionsBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type QuickLinkResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuickLink'] = ResolversParentTypes['QuickLink'],
> = {
  link?: Resolver<ResolversTypes['Link'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type QuoteBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['QuoteBlock'] = ResolversParentTypes['QuoteBlock'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  speaker?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RelatedPagesBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RelatedPagesBlock'] = ResolversParentTypes['RelatedPagesBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  pages?: Resolver<Array<ResolversTypes['PageSummary']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RichTextResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText'],
> = {
  nodes?: Resolver<Array<ResolversTypes['RichTextNode']>, ParentType, ContextType>
}

export type RichTextBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RichTextBlock'] = ResolversParentTypes['RichTextBlock'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type RichTextNodeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RichTextNode'] = ResolversParentTypes['RichTextNode'],
> = {
  __resolveType: TypeResolveFn<'Heading' | 'List' | 'Paragraph', ParentType, ContextType>
}

export type SearchPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage'],
> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['RichText']>, ParentType, ContextType>
  nearest?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  results?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>
  suggestion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SearchResultResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>
  snippet?: Resolver<Array<ResolversTypes['SnippetPart']>, ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ServiceResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ServiceListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ServiceListBlock'] = ResolversParentTypes['ServiceListBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  intro?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SiteAlertResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SiteAlert'] = ResolversParentTypes['SiteAlert'],
> = {
  link?: Resolver<Types.Maybe<ResolversTypes['Link']>, ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SiteSettingsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings'],
> = {
  acknowledgement?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  badge?: Resolver<ResolversTypes['Image'], ParentType, ContextType>
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  helpLinks?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  missingPages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>
  openingHours?: Resolver<ResolversTypes['OpeningHours'], ParentType, ContextType>
  policyLinks?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  safetyNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  sampleNote?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  siteAlert?: Resolver<Types.Maybe<ResolversTypes['SiteAlert']>, ParentType, ContextType>
  socialLinks?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>
  subscribeLink?: Resolver<ResolversTypes['Link'], ParentType, ContextType>
  supportPhone?: Resolver<ResolversTypes['Phone'], ParentType, ContextType>
  switchedOff?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SnippetPartResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SnippetPart'] = ResolversParentTypes['SnippetPart'],
> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type StepResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Step'] = ResolversParentTypes['Step'],
> = {
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type StepsBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StepsBlock'] = ResolversParentTypes['StepsBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  steps?: Resolver<Array<ResolversTypes['Step']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StoryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Story'] = ResolversParentTypes['Story'],
> = {
  body?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type StoryListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StoryListBlock'] = ResolversParentTypes['StoryListBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  stories?: Resolver<Array<ResolversTypes['StorySummary']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type StorySummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['StorySummary'] = ResolversParentTypes['StorySummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SubmissionAcceptedResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubmissionAccepted'] = ResolversParentTypes['SubmissionAccepted'],
> = {
  answers?: Resolver<ResolversTypes['FormAnswers'], ParentType, ContextType>
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SubmissionExpiredResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubmissionExpired'] = ResolversParentTypes['SubmissionExpired'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SubmissionInvalidResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubmissionInvalid'] = ResolversParentTypes['SubmissionInvalid'],
> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SubmissionLimitedResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubmissionLimited'] = ResolversParentTypes['SubmissionLimited'],
> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type SubmissionResultResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SubmissionResult'] = ResolversParentTypes['SubmissionResult'],
> = {
  __resolveType: TypeResolveFn<
    'SubmissionAccepted' | 'SubmissionExpired' | 'SubmissionInvalid' | 'SubmissionLimited',
    ParentType,
    ContextType
  >
}

export type SupplierResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier'],
> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  phone?: Resolver<Types.Maybe<ResolversTypes['Phone']>, ParentType, ContextType>
  website?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

export type TableBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TableBlock'] = ResolversParentTypes['TableBlock'],
> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  rows?: Resolver<Array<ResolversTypes['TableRow']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type TableRowResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TableRow'] = ResolversParentTypes['TableRow'],
> = {
  cells?: Resolver<Array<ResolversTypes['RichText']>, ParentType, ContextType>
}

export type TextSpanResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['TextSpan'] = ResolversParentTypes['TextSpan'],
> = {
  isEmphasis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isStrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  lang?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VideoResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video'],
> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  film?: Resolver<Types.Maybe<ResolversTypes['Film']>, ParentType, ContextType>
  hasIntegratedDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  poster?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  publishedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  transcript?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>
}

export type VideoListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VideoListBlock'] = ResolversParentTypes['VideoListBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  videos?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VisualStoryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisualStory'] = ResolversParentTypes['VisualStory'],
> = {
  canBring?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  canRefuse?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  fullPage?: Resolver<Types.Maybe<ResolversTypes['PageSummary']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  moments?: Resolver<Array<ResolversTypes['VisualStoryMoment']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  whoComes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type VisualStoryListBlockResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisualStoryListBlock'] = ResolversParentTypes['VisualStoryListBlock'],
> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  stories?: Resolver<Array<ResolversTypes['VisualStorySummary']>, ParentType, ContextType>
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
}

export type VisualStoryMomentResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisualStoryMoment'] = ResolversParentTypes['VisualStoryMoment'],
> = {
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type VisualStorySummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['VisualStorySummary'] = ResolversParentTypes['VisualStorySummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  picture?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type Resolvers<ContextType = GatewayContext> = {
  Address?: AddressResolvers<ContextType>
  Author?: AuthorResolvers<ContextType>
  Block?: BlockResolvers<ContextType>
  BoardChoice?: BoardChoiceResolvers<ContextType>
  BoardQuestion?: BoardQuestionResolvers<ContextType>
  BoardStep?: BoardStepResolvers<ContextType>
  CallToActionBlock?: CallToActionBlockResolvers<ContextType>
  Card?: CardResolvers<ContextType>
  CardGridBlock?: CardGridBlockResolvers<ContextType>
  ChoicePicture?: ChoicePictureResolvers<ContextType>
  Closure?: ClosureResolvers<ContextType>
  ContactPanelBlock?: ContactPanelBlockResolvers<ContextType>
  Date?: GraphQLScalarType
  DateTime?: GraphQLScalarType
  Download?: DownloadResolvers<ContextType>
  EasyRead?: EasyReadResolvers<ContextType>
  EasyReadLine?: EasyReadLineResolvers<ContextType>
  EasyReadWord?: EasyReadWordResolvers<ContextType>
  FactSpan?: FactSpanResolvers<ContextType>
  FeedEntry?: FeedEntryResolvers<ContextType>
  FieldError?: FieldErrorResolvers<ContextType>
  Film?: FilmResolvers<ContextType>
  FinderAdvice?: FinderAdviceResolvers<ContextType>
  FinderChoice?: FinderChoiceResolvers<ContextType>
  FinderGiven?: FinderGivenResolvers<ContextType>
  FinderQuestion?: FinderQuestionResolvers<ContextType>
  FinderResult?: FinderResultResolvers<ContextType>
  FinderStep?: FinderStepResolvers<ContextType>
  FormAnswers?: GraphQLScalarType
  FormStep?: FormStepResolvers<ContextType>
  FormStepResult?: FormStepResultResolvers<ContextType>
  Heading?: HeadingResolvers<ContextType>
  HeroBlock?: HeroBlockResolvers<ContextType>
  Image?: ImageResolvers<ContextType>
  ImageBlock?: ImageBlockResolvers<ContextType>
  InShortBlock?: InShortBlockResolvers<ContextType>
  Inline?: InlineResolvers<ContextType>
  IsoGroup?: IsoGroupResolvers<ContextType>
  Job?: JobResolvers<ContextType>
  JobListBlock?: JobListBlockResolvers<ContextType>
  JobSummary?: JobSummaryResolvers<ContextType>
  LatestPostsBlock?: LatestPostsBlockResolvers<ContextType>
  Link?: LinkResolvers<ContextType>
  LinkSpan?: LinkSpanResolvers<ContextType>
  List?: ListResolvers<ContextType>
  ListItem?: ListItemResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Office?: OfficeResolvers<ContextType>
  OpeningHours?: OpeningHoursResolvers<ContextType>
  Page?: PageResolvers<ContextType>
  PageSummary?: PageSummaryResolvers<ContextType>
  Paragraph?: ParagraphResolvers<ContextType>
  PeopleBlock?: PeopleBlockResolvers<ContextType>
  Person?: PersonResolvers<ContextType>
  Phone?: PhoneResolvers<ContextType>
  Post?: PostResolvers<ContextType>
  PostPage?: PostPageResolvers<ContextType>
  PostSummary?: PostSummaryResolvers<ContextType>
  Product?: ProductResolvers<ContextType>
  ProductFacet?: ProductFacetResolvers<ContextType>
  ProductFacets?: ProductFacetsResolvers<ContextType>
  ProductPage?: ProductPageResolvers<ContextType>
  ProductSummary?: ProductSummaryResolvers<ContextType>
  ProductTerm?: ProductTermResolvers<ContextType>
  Publication?: PublicationResolvers<ContextType>
  PublicationListBlock?: PublicationListBlockResolvers<ContextType>
  PublicationSummary?: PublicationSummaryResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Question?: QuestionResolvers<ContextType>
  QuestionsBlock?: QuestionsBlockResolvers<ContextType>
  QuickLink?: QuickLinkResolvers<ContextType>
  QuoteBlock?: QuoteBlockResolvers<ContextType>
  RelatedPagesBlock?: RelatedPagesBlockResolvers<ContextType>
  RichText?: RichTextResolvers<ContextType>
  RichTextBlock?: RichTextBlockResolvers<ContextType>
  RichTextNode?: RichTextNodeResolvers<ContextType>
  SearchPage?: SearchPageResolvers<ContextType>
  SearchResult?: SearchResultResolvers<ContextType>
  Service?: ServiceResolvers<ContextType>
  ServiceListBlock?: ServiceListBlockResolvers<ContextType>
  SiteAlert?: SiteAlertResolvers<ContextType>
  SiteSettings?: SiteSettingsResolvers<ContextType>
  SnippetPart?: SnippetPartResolvers<ContextType>
  Step?: StepResolvers<ContextType>
  StepsBlock?: StepsBlockResolvers<ContextType>
  Story?: StoryResolvers<ContextType>
  StoryListBlock?: StoryListBlockResolvers<ContextType>
  StorySummary?: StorySummaryResolvers<ContextType>
  SubmissionAccepted?: SubmissionAcceptedResolvers<ContextType>
  SubmissionExpired?: SubmissionExpiredResolvers<ContextType>
  SubmissionInvalid?: SubmissionInvalidResolvers<ContextType>
  SubmissionLimited?: SubmissionLimitedResolvers<ContextType>
  SubmissionResult?: SubmissionResultResolvers<ContextType>
  Supplier?: SupplierResolvers<ContextType>
  TableBlock?: TableBlockResolvers<ContextType>
  TableRow?: TableRowResolvers<ContextType>
  TextSpan?: TextSpanResolvers<ContextType>
  Video?: VideoResolvers<ContextType>
  VideoListBlock?: VideoListBlockResolvers<ContextType>
  VisualStory?: VisualStoryResolvers<ContextType>
  VisualStoryListBlock?: VisualStoryListBlockResolvers<ContextType>
  VisualStoryMoment?: VisualStoryMomentResolvers<ContextType>
  VisualStorySummary?: VisualStorySummaryResolvers<ContextType>
}
