import { SourceText as SourceText_e02b4c078388c9aa81b835ffa4cc47ad } from '../../../admin/translation/source-text.tsx'
import { RelatedCell as RelatedCell_c37e5f86c5ae76cfd0aaa20f828b034f } from '../../../admin/related-cell.tsx'
import { ChosenName as ChosenName_4b88fc54d502c647908fe531fdd3503a } from '../../../media/library/chosen-name.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HandOverFeatureClient as HandOverFeatureClient_6d76aad968829ac123c0b423ec703ec5 } from '../../../rich-text/hand-over/hand-over-feature-client.tsx'
import { PasteFeatureClient as PasteFeatureClient_7c91570f3105caacc91d0cc9809677e4 } from '../../../rich-text/paste/paste-feature-client.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_8d778d4a434996e03bcbf5a3b4781ab0 } from '../../../rich-text/table/table-feature-client.tsx'
import { CancelledLinkFeatureClient as CancelledLinkFeatureClient_1fe060d2a65498f35bfe289a0353a3cc } from '../../../rich-text/cancelled-link/cancelled-link-feature-client.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_e85ee19b8b7bba79bc5194e468fff110 } from '../../../admin/search-preview/search-preview.tsx'
import { BrokenLinksOf as BrokenLinksOf_71dfd6a98b355aa8a1a04bf922259912 } from '../../../admin/link-check/broken-links-of.tsx'
import { LanguageStateCell as LanguageStateCell_f76ec33a8b828aeec6e4bde852e33f21 } from '../../../admin/translation/language-state-cell.tsx'
import { LanguagePanel as LanguagePanel_6e0b520780eff1bf954424b202137948 } from '../../../admin/translation/language-panel.tsx'
import { CopyCheck as CopyCheck_f3afcda8af7fb64636b6719177b15ed1 } from '../../../admin/copy-check/copy-check.tsx'
import { SiteLinks as SiteLinks_213ee9d832564453c0aef0295ec82c01 } from '../../../admin/preview/site-links.tsx'
import { ReadsOf as ReadsOf_a9125654306692dd1293b7de7826dfbb } from '../../../admin/usage/reads-of.tsx'
import { LatestVersions as LatestVersions_62bae6a4eb488cd7cf7944bfa939f514 } from '../../../admin/versions/latest-versions.tsx'
import { SearchHint as SearchHint_9c2e5d222e7973866f80eefc27a2a4c5 } from '../../../admin/search-hint.tsx'
import { OtherTitle as OtherTitle_41de8e0206c3e441d9f23c7e06f360d7 } from '../../../admin/translation/other-title.tsx'
import { LanguageWarning as LanguageWarning_921db58d3f1fa94142f7606ecdd13e8e } from '../../../admin/translation/language-warning.tsx'
import { PlanForm as PlanForm_e808758b2efa4285820be34bc2769586 } from '../../../admin/plan-form.tsx'
import { UnsavedText as UnsavedText_eb43ae7bf4c7bc5cba7d6e136c229294 } from '../../../admin/unsaved/unsaved-text.tsx'
import { ReadOnlySource as ReadOnlySource_e9036c085d37a252f785fc386cacaa9f } from '../../../admin/translation/read-only-source.tsx'
import { SaveDraftButton as SaveDraftButton_6df80c98cb1c3a880386bb1b280e85f7 } from '../../../admin/unsaved/save-draft-button.tsx'
import { FormStatus as FormStatus_6ae4c6fad3f619cac0b8667115c0f095 } from '../../../admin/versions/form-status.tsx'
import { PreviewPane as PreviewPane_a1ef3ce7cc2eab812e95b06e4fe131eb } from '../../../admin/preview/preview-pane.tsx'
import { FormWithoutDrafts as FormWithoutDrafts_0e98577542c3ffa495eeed763a885cbc } from '../../../admin/unsaved/form-without-drafts.tsx'
import { NameCell as NameCell_4dca0f838e38999a0ad9f8d69c8ff0af } from '../../../media/library/name-cell.tsx'
import { MissingAlt as MissingAlt_4de7c11a6cfc1256c57707137378c459 } from '../../../media/library/missing-alt.tsx'
import { UsedIn as UsedIn_cedc30458578ee34b71022ec73f5e980 } from '../../../media/uses/used-in.tsx'
import { ListViewToggle as ListViewToggle_99d31bca1d37a4615c7b778ee2882134 } from '../../../media/library/list-view-toggle.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { MethodGaps as MethodGaps_d2e554a2ed094ba9c7adba2431b35426 } from '../../../admin/reports/method-gaps.tsx'
import { TableAsRead as TableAsRead_d771f248824b28a0a243de4912b414c7 } from '../../../admin/charts/table-as-read.tsx'
import { ReceivedText as ReceivedText_5d0ae7ced60034340ae4ed37b59b1181 } from '../../../admin/inbox/received-field.tsx'
import { ReceivedEmail as ReceivedEmail_5d0ae7ced60034340ae4ed37b59b1181 } from '../../../admin/inbox/received-field.tsx'
import { ReceivedPhone as ReceivedPhone_5d0ae7ced60034340ae4ed37b59b1181 } from '../../../admin/inbox/received-field.tsx'
import { QuarantineReason as QuarantineReason_5d0ae7ced60034340ae4ed37b59b1181 } from '../../../admin/inbox/received-field.tsx'
import { ReceivedTimeCell as ReceivedTimeCell_f0389c67fe993a768c1408d55a32b6fd } from '../../../admin/inbox/received-time-cell.tsx'
import { ReceivedTime as ReceivedTime_ec17d9947d02959337f7cbf9f44bcb9c } from '../../../admin/inbox/received-time.tsx'
import { ReplyDeadlineCell as ReplyDeadlineCell_f0389c67fe993a768c1408d55a32b6fd } from '../../../admin/inbox/received-time-cell.tsx'
import { ReplyDeadlineTime as ReplyDeadlineTime_ec17d9947d02959337f7cbf9f44bcb9c } from '../../../admin/inbox/received-time.tsx'
import { InboxBar as InboxBar_d3cf88e42a36e7c40390d47003c61076 } from '../../../admin/inbox/inbox-bar.tsx'
import { MailNotice as MailNotice_0896be890a23665507e0d5cebb4c4eec } from '../../../admin/mail-notice.tsx'
import { AddressCell as AddressCell_c7a4d54d1d8850c652c24dd64dbaae73 } from '../../../admin/redirects/address-cell.tsx'
import { PlaceCell as PlaceCell_b57d3630131aa1b3291d38feea77010b } from '../../../admin/link-check/place-cell.tsx'
import { ImportRedirects as ImportRedirects_860a1cb3778eb684626eb409690366b9 } from '../../../admin/redirects/import-redirects.tsx'
import { TwoFactor as TwoFactor_91a9b92f43335df347fb8093921ffd21 } from '../../../admin/accounts/two-factor.tsx'
import { NewLink as NewLink_954a75c1f9a6bce5a02b555b542614ba } from '../../../admin/invitations/new-link.tsx'
import { Sessions as Sessions_1a8ddd25e40354f522b3baa04b5fb544 } from '../../../admin/sessions/sessions.tsx'
import { Invite as Invite_0909ad0cd6e6ecd84436369a340bec74 } from '../../../admin/invitations/invite.tsx'
import { KindCell as KindCell_9892cabafdb25557d77ceb8052d20cd0 } from '../../../admin/audit/kind-cell.tsx'
import { AuditBar as AuditBar_bcf2459c3680ebcea76079371604bc70 } from '../../../admin/audit/audit-bar.tsx'
import { PlaceLabel as PlaceLabel_60a3eaf27ffab3678c6a300e39a730d7 } from '../../../admin/markets/place-label.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { SearchBox as SearchBox_d595cad5682a6b6f016e59a771cc83eb } from '../../../admin/staff-search/search-box.tsx'
import { SampleNotice as SampleNotice_3b6cb1dffb84b14cf61f6889ee0ffdeb } from '../../../admin/sample-notice.tsx'
import { WorkPanel as WorkPanel_a84ac9e86fa84742f0cd7a83be9a0eb3 } from '../../../admin/first-page/work-panel.tsx'
import { DueMessages as DueMessages_05d2ce0a34e2b893835ac5c2f4e7c1a1 } from '../../../admin/first-page/due-messages.tsx'
import { InboxPanel as InboxPanel_957ec05c6555739a587d48bebe4edea0 } from '../../../admin/inbox/inbox-panel.tsx'
import { BrokenLinksPanel as BrokenLinksPanel_6d2c3e4ac08baff48b6ec45f4ae257ab } from '../../../admin/link-check/broken-links-panel.tsx'
import { TranslationBoard as TranslationBoard_af8b5bf17f36031223b2248d1ecb2125 } from '../../../admin/translation/translation-board.tsx'
import { UsagePanel as UsagePanel_0949f004f684502c80b7848cfbfbb8cc } from '../../../admin/usage/usage-panel.tsx'
import { BrowserRepairs as BrowserRepairs_d76c04ad7a2a733f00c2f5c026d38c9d } from '../../../admin/browser-repairs.tsx'
import { UploadSizeGuard as UploadSizeGuard_bf744b6f5c0c5edcbdf5debd03557490 } from '../../../admin/upload-size-guard.tsx'
import { TwoFactorDue as TwoFactorDue_531fc4243d4c992be1be98678c67ba92 } from '../../../admin/accounts/two-factor-due.tsx'
import { NavigationBeside as NavigationBeside_c0844dcea5e80cc941123683ddd92b85 } from '../../../admin/navigation-beside.tsx'
import { NameControls as NameControls_1071df77efa8560820c36a07387353ad } from '../../../admin/name-controls.tsx'
import { FailedPlans as FailedPlans_f2fc2192caa6d268f1b07d87ff1c2cea } from '../../../admin/failed-plans.tsx'
import { SignIn as SignIn_4103141922e998158a3a1758d8d42958 } from '../../../admin/sign-in/sign-in.tsx'
import { ChoosePassword as ChoosePassword_83d6e547917d6f84f9e5946bee206efc } from '../../../admin/sign-in/choose-password.tsx'
import { ForgottenPassword as ForgottenPassword_2e775454300015584a7ab8e80961149c } from '../../../admin/forgotten-password.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/translation/source-text.tsx#SourceText": SourceText_e02b4c078388c9aa81b835ffa4cc47ad,
  "/admin/related-cell.tsx#RelatedCell": RelatedCell_c37e5f86c5ae76cfd0aaa20f828b034f,
  "/media/library/chosen-name.tsx#ChosenName": ChosenName_4b88fc54d502c647908fe531fdd3503a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/rich-text/hand-over/hand-over-feature-client.tsx#HandOverFeatureClient": HandOverFeatureClient_6d76aad968829ac123c0b423ec703ec5,
  "/rich-text/paste/paste-feature-client.tsx#PasteFeatureClient": PasteFeatureClient_7c91570f3105caacc91d0cc9809677e4,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/table/table-feature-client.tsx#TableFeatureClient": TableFeatureClient_8d778d4a434996e03bcbf5a3b4781ab0,
  "/rich-text/cancelled-link/cancelled-link-feature-client.tsx#CancelledLinkFeatureClient": CancelledLinkFeatureClient_1fe060d2a65498f35bfe289a0353a3cc,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/search-preview/search-preview.tsx#SearchPreview": SearchPreview_e85ee19b8b7bba79bc5194e468fff110,
  "/admin/link-check/broken-links-of.tsx#BrokenLinksOf": BrokenLinksOf_71dfd6a98b355aa8a1a04bf922259912,
  "/admin/translation/language-state-cell.tsx#LanguageStateCell": LanguageStateCell_f76ec33a8b828aeec6e4bde852e33f21,
  "/admin/translation/language-panel.tsx#LanguagePanel": LanguagePanel_6e0b520780eff1bf954424b202137948,
  "/admin/copy-check/copy-check.tsx#CopyCheck": CopyCheck_f3afcda8af7fb64636b6719177b15ed1,
  "/admin/preview/site-links.tsx#SiteLinks": SiteLinks_213ee9d832564453c0aef0295ec82c01,
  "/admin/usage/reads-of.tsx#ReadsOf": ReadsOf_a9125654306692dd1293b7de7826dfbb,
  "/admin/versions/latest-versions.tsx#LatestVersions": LatestVersions_62bae6a4eb488cd7cf7944bfa939f514,
  "/admin/search-hint.tsx#SearchHint": SearchHint_9c2e5d222e7973866f80eefc27a2a4c5,
  "/admin/translation/other-title.tsx#OtherTitle": OtherTitle_41de8e0206c3e441d9f23c7e06f360d7,
  "/admin/translation/language-warning.tsx#LanguageWarning": LanguageWarning_921db58d3f1fa94142f7606ecdd13e8e,
  "/admin/plan-form.tsx#PlanForm": PlanForm_e808758b2efa4285820be34bc2769586,
  "/admin/unsaved/unsaved-text.tsx#UnsavedText": UnsavedText_eb43ae7bf4c7bc5cba7d6e136c229294,
  "/admin/translation/read-only-source.tsx#ReadOnlySource": ReadOnlySource_e9036c085d37a252f785fc386cacaa9f,
  "/admin/unsaved/save-draft-button.tsx#SaveDraftButton": SaveDraftButton_6df80c98cb1c3a880386bb1b280e85f7,
  "/admin/versions/form-status.tsx#FormStatus": FormStatus_6ae4c6fad3f619cac0b8667115c0f095,
  "/admin/preview/preview-pane.tsx#PreviewPane": PreviewPane_a1ef3ce7cc2eab812e95b06e4fe131eb,
  "/admin/unsaved/form-without-drafts.tsx#FormWithoutDrafts": FormWithoutDrafts_0e98577542c3ffa495eeed763a885cbc,
  "/media/library/name-cell.tsx#NameCell": NameCell_4dca0f838e38999a0ad9f8d69c8ff0af,
  "/media/library/missing-alt.tsx#MissingAlt": MissingAlt_4de7c11a6cfc1256c57707137378c459,
  "/media/uses/used-in.tsx#UsedIn": UsedIn_cedc30458578ee34b71022ec73f5e980,
  "/media/library/list-view-toggle.tsx#ListViewToggle": ListViewToggle_99d31bca1d37a4615c7b778ee2882134,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/reports/method-gaps.tsx#MethodGaps": MethodGaps_d2e554a2ed094ba9c7adba2431b35426,
  "/admin/charts/table-as-read.tsx#TableAsRead": TableAsRead_d771f248824b28a0a243de4912b414c7,
  "/admin/inbox/received-field.tsx#ReceivedText": ReceivedText_5d0ae7ced60034340ae4ed37b59b1181,
  "/admin/inbox/received-field.tsx#ReceivedEmail": ReceivedEmail_5d0ae7ced60034340ae4ed37b59b1181,
  "/admin/inbox/received-field.tsx#ReceivedPhone": ReceivedPhone_5d0ae7ced60034340ae4ed37b59b1181,
  "/admin/inbox/received-field.tsx#QuarantineReason": QuarantineReason_5d0ae7ced60034340ae4ed37b59b1181,
  "/admin/inbox/received-time-cell.tsx#ReceivedTimeCell": ReceivedTimeCell_f0389c67fe993a768c1408d55a32b6fd,
  "/admin/inbox/received-time.tsx#ReceivedTime": ReceivedTime_ec17d9947d02959337f7cbf9f44bcb9c,
  "/admin/inbox/received-time-cell.tsx#ReplyDeadlineCell": ReplyDeadlineCell_f0389c67fe993a768c1408d55a32b6fd,
  "/admin/inbox/received-time.tsx#ReplyDeadlineTime": ReplyDeadlineTime_ec17d9947d02959337f7cbf9f44bcb9c,
  "/admin/inbox/inbox-bar.tsx#InboxBar": InboxBar_d3cf88e42a36e7c40390d47003c61076,
  "/admin/mail-notice.tsx#MailNotice": MailNotice_0896be890a23665507e0d5cebb4c4eec,
  "/admin/redirects/address-cell.tsx#AddressCell": AddressCell_c7a4d54d1d8850c652c24dd64dbaae73,
  "/admin/link-check/place-cell.tsx#PlaceCell": PlaceCell_b57d3630131aa1b3291d38feea77010b,
  "/admin/redirects/import-redirects.tsx#ImportRedirects": ImportRedirects_860a1cb3778eb684626eb409690366b9,
  "/admin/accounts/two-factor.tsx#TwoFactor": TwoFactor_91a9b92f43335df347fb8093921ffd21,
  "/admin/invitations/new-link.tsx#NewLink": NewLink_954a75c1f9a6bce5a02b555b542614ba,
  "/admin/sessions/sessions.tsx#Sessions": Sessions_1a8ddd25e40354f522b3baa04b5fb544,
  "/admin/invitations/invite.tsx#Invite": Invite_0909ad0cd6e6ecd84436369a340bec74,
  "/admin/audit/kind-cell.tsx#KindCell": KindCell_9892cabafdb25557d77ceb8052d20cd0,
  "/admin/audit/audit-bar.tsx#AuditBar": AuditBar_bcf2459c3680ebcea76079371604bc70,
  "/admin/markets/place-label.tsx#PlaceLabel": PlaceLabel_60a3eaf27ffab3678c6a300e39a730d7,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/staff-search/search-box.tsx#SearchBox": SearchBox_d595cad5682a6b6f016e59a771cc83eb,
  "/admin/sample-notice.tsx#SampleNotice": SampleNotice_3b6cb1dffb84b14cf61f6889ee0ffdeb,
  "/admin/first-page/work-panel.tsx#WorkPanel": WorkPanel_a84ac9e86fa84742f0cd7a83be9a0eb3,
  "/admin/first-page/due-messages.tsx#DueMessages": DueMessages_05d2ce0a34e2b893835ac5c2f4e7c1a1,
  "/admin/inbox/inbox-panel.tsx#InboxPanel": InboxPanel_957ec05c6555739a587d48bebe4edea0,
  "/admin/link-check/broken-links-panel.tsx#BrokenLinksPanel": BrokenLinksPanel_6d2c3e4ac08baff48b6ec45f4ae257ab,
  "/admin/translation/translation-board.tsx#TranslationBoard": TranslationBoard_af8b5bf17f36031223b2248d1ecb2125,
  "/admin/usage/usage-panel.tsx#UsagePanel": UsagePanel_0949f004f684502c80b7848cfbfbb8cc,
  "/admin/browser-repairs.tsx#BrowserRepairs": BrowserRepairs_d76c04ad7a2a733f00c2f5c026d38c9d,
  "/admin/upload-size-guard.tsx#UploadSizeGuard": UploadSizeGuard_bf744b6f5c0c5edcbdf5debd03557490,
  "/admin/accounts/two-factor-due.tsx#TwoFactorDue": TwoFactorDue_531fc4243d4c992be1be98678c67ba92,
  "/admin/navigation-beside.tsx#NavigationBeside": NavigationBeside_c0844dcea5e80cc941123683ddd92b85,
  "/admin/name-controls.tsx#NameControls": NameControls_1071df77efa8560820c36a07387353ad,
  "/admin/failed-plans.tsx#FailedPlans": FailedPlans_f2fc2192caa6d268f1b07d87ff1c2cea,
  "/admin/sign-in/sign-in.tsx#SignIn": SignIn_4103141922e998158a3a1758d8d42958,
  "/admin/sign-in/choose-password.tsx#ChoosePassword": ChoosePassword_83d6e547917d6f84f9e5946bee206efc,
  "/admin/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_2e775454300015584a7ab8e80961149c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
