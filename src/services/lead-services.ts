import { findAnyPicture } from '#db/content/content-pictures.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { findPolicy } from '#db/desk/policies.ts';
import type { PictureFile } from '#domain/content/pictures.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { deleteHoliday } from './calendar/delete-holiday.ts';
import { keepHoliday } from './calendar/keep-holiday.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import { agreeToCampaign, sayNotYet } from './campaigns/agree-to-campaign.ts';
import { askSecondLead } from './campaigns/ask-second-lead.ts';
import { archiveCampaign, closeCampaign, reopenCampaign } from './campaigns/close-campaign.ts';
import { editCampaign } from './campaigns/edit-campaign.ts';
import { listCampaignNames } from './campaigns/list-campaign-names.ts';
import { listCampaignLines } from './campaigns/list-campaigns.ts';
import { agreeToOpening, openAlone } from './campaigns/open-alone.ts';
import { unscheduleCampaign } from './campaigns/open-due-campaigns.ts';
import { endPreview, givePreview, readPreview } from './campaigns/preview-campaign.ts';
import { publishCampaign } from './campaigns/publish-campaign.ts';
import { readCampaign, readCampaignVersions } from './campaigns/read-campaign.ts';
import { rollBackCampaign } from './campaigns/roll-back-campaign.ts';
import { setCampaignAside } from './campaigns/set-campaign-aside.ts';
import { startCampaign } from './campaigns/start-campaign.ts';
import { addClause } from './clauses/add-clause.ts';
import { deleteClause } from './clauses/delete-clause.ts';
import { editClause } from './clauses/edit-clause.ts';
import { moveClause } from './clauses/move-clause.ts';
import { agreeToContent, askAboutDraft, sayContentNotYet } from './content/ask-about-content.ts';
import { checkHelpLine } from './content/check-help-line.ts';
import { editContent } from './content/edit-content.ts';
import { publishContent } from './content/publish-content.ts';
import { listContentSlots, readContentSlot } from './content/read-content-slots.ts';
import { rollBackContent } from './content/roll-back-content.ts';
import { setContentAside } from './content/set-content-aside.ts';
import { uploadPicture } from './content/upload-picture.ts';
import { holdText, letTextGo } from './holds/hold-text.ts';
import { readHold } from './holds/read-hold.ts';
import { appointOfficer } from './officers/appoint-officer.ts';
import { disableByLead } from './officers/disable-officer.ts';
import { enableOfficer } from './officers/enable-officer.ts';
import { forLeads } from './officers/for-leads.ts';
import { inviteByLead } from './officers/invite-by-lead.ts';
import { readCover } from './officers/leave.ts';
import {
  agreeToRecovery,
  listAskedRecoveries,
  type RecoveryContext,
  refuseRecovery,
} from './officers/recovery.ts';
import { endWayIn, readWaysIn } from './officers/ways-in.ts';
import { changePolicy } from './policies/change-policy.ts';
import type { MakePicture } from './ports.ts';
import { editProtocol, readProtocols } from './safeguarding/change-protocol.ts';
import { readSystem } from './system/read-system.ts';
import { retryMails } from './system/retry-mails.ts';
import type { DeskContext } from './vetting/desk-context.ts';
import { exportStories } from './vetting/export-stories.ts';
import { readDecisions } from './vetting/read-decisions.ts';
import { readDeskLog } from './vetting/read-desk-log.ts';
import { readReading, readTextsOf } from './vetting/read-reading.ts';
import { letPublish, readProgress } from './vetting/training.ts';

/** What only leads do: the desk's own data. Each looks who asks; every change is in the log with who made it. */
export function createLeadServices(context: RecoveryContext & { makePicture: MakePicture }) {
  return {
    listClauses: forLeads(({ db }: DeskContext) => listClauses(db)).bind(null, context),
    readHold: readHold.bind(null, context),
    holdText: holdText.bind(null, context),
    letTextGo: letTextGo.bind(null, context),
    addClause: addClause.bind(null, context),
    editClause: editClause.bind(null, context),
    moveClause: moveClause.bind(null, context),
    deleteClause: deleteClause.bind(null, context),
    readCalendar: readCalendar.bind(null, context),
    keepHoliday: keepHoliday.bind(null, context),
    deleteHoliday: deleteHoliday.bind(null, context),
    listOfficers: forLeads(({ db }: DeskContext) => listOfficers(db)).bind(null, context),
    readCover: readCover.bind(null, context),
    invite: inviteByLead.bind(null, context),
    appoint: appointOfficer.bind(null, context),
    listRecoveries: listAskedRecoveries.bind(null, context),
    agreeToRecovery: agreeToRecovery.bind(null, context),
    refuseRecovery: refuseRecovery.bind(null, context),
    readWaysIn: readWaysIn.bind(null, context),
    endWayIn: endWayIn.bind(null, context),
    disable: disableByLead.bind(null, context),
    enable: enableOfficer.bind(null, context),
    findPolicy: forLeads(({ db }: DeskContext) => findPolicy(db)).bind(null, context),
    listPolicyCampaigns: forLeads(({ db }: DeskContext) => listCampaignNames(db)).bind(
      null,
      context,
    ),
    changePolicy: changePolicy.bind(null, context),
    readProgress: readProgress.bind(null, context),
    letPublish: letPublish.bind(null, context),
    exportStories: exportStories.bind(null, context),
    readDecisions: readDecisions.bind(null, context),
    readDeskLog: readDeskLog.bind(null, context),
    readReading: readReading.bind(null, context),
    readTextsOf: readTextsOf.bind(null, context),
    readProtocols: readProtocols.bind(null, context),
    editProtocol: editProtocol.bind(null, context),
    checkHelpLine: checkHelpLine.bind(null, context),
    readSystem: readSystem.bind(null, context),
    retryMails: retryMails.bind(null, context),
    listCampaignLines: listCampaignLines.bind(null, context),
    readCampaign: readCampaign.bind(null, context),
    readCampaignVersions: readCampaignVersions.bind(null, context),
    startCampaign: startCampaign.bind(null, context),
    editCampaign: editCampaign.bind(null, context),
    readPreview: readPreview.bind(null, context),
    givePreview: givePreview.bind(null, context),
    endPreview: endPreview.bind(null, context),
    setCampaignAside: setCampaignAside.bind(null, context),
    askSecondLead: askSecondLead.bind(null, context),
    agreeToCampaign: agreeToCampaign.bind(null, context),
    sayNotYet: sayNotYet.bind(null, context),
    publishCampaign: publishCampaign.bind(null, context),
    unscheduleCampaign: unscheduleCampaign.bind(null, context),
    openAlone: openAlone.bind(null, context),
    agreeToOpening: agreeToOpening.bind(null, context),
    closeCampaign: closeCampaign.bind(null, context),
    reopenCampaign: reopenCampaign.bind(null, context),
    archiveCampaign: archiveCampaign.bind(null, context),
    rollBackCampaign: rollBackCampaign.bind(null, context),
    listContentSlots: listContentSlots.bind(null, context),
    readContentSlot: readContentSlot.bind(null, context),
    uploadPicture: uploadPicture.bind(null, context),
    findPicture: forLeads(
      ({ db }: DeskContext, { file }: { by: ActingOfficer; file: PictureFile }) =>
        findAnyPicture(db, file),
    ).bind(null, context),
    editContent: editContent.bind(null, context),
    setContentAside: setContentAside.bind(null, context),
    askAboutDraft: askAboutDraft.bind(null, context),
    agreeToContent: agreeToContent.bind(null, context),
    sayContentNotYet: sayContentNotYet.bind(null, context),
    publishContent: publishContent.bind(null, context),
    rollBackContent: rollBackContent.bind(null, context),
  };
}
