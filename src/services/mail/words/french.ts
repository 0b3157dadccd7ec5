import type { MailWordsOf, QuietWords } from './mail-words.ts';

const signature = 'Racontez une histoire. Sauvez une vie.';
const because = 'Nous ne pouvons pas le publier tel quel, et voici pourquoi :';
const note = 'La personne qui l’a lu ajoute :';
const appeal =
  'Si vous pensez que nous nous trompons, écrivez à {appeals} en donnant la référence {reference}. Une personne vous lira.';

const answer = {
  subject: 'Une réponse vous attend',
  there: 'Il y a une réponse sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
};

const where =
  'La question est sur la page de votre reçu, et vous pouvez y répondre. Ouvrez-la avec vos douze mots :';
const until = 'Vous avez jusqu’au {day}. Rien n’est décidé avant.';
const whyRemoved =
  'Ce que nous pouvons en dire est sur la page de votre reçu, que vos douze mots ouvrent :';
const asks =
  'Une personne de notre équipe de lecture a lu « {title} » et vous demande quelque chose avant la publication.';

export const french: MailWordsOf = {
  STORY: {
    approval: {
      subject: 'Votre récit est publié sur {site}',
      published: 'Votre récit « {title} » est publié.',
      page: 'Il a sa propre page, que vous pouvez partager avec qui vous voulez :',
      cut: 'Notre équipe de lecture en a laissé quelque chose de côté, pour votre sécurité et celle des autres. Ce que c’est se trouve sur la page de votre reçu, que vos douze mots ouvrent :',
      thanks: 'Merci de nous l’avoir confié.',
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    refusal: {
      subject: 'À propos de votre récit sur {site}',
      thanks:
        'Merci d’avoir écrit « {title} » et de nous l’avoir confié. Une personne de notre équipe de lecture l’a lu avec soin.',
      because,
      note,
      again:
        'Si vous changez cela, nous le relirons avec plaisir. Envoyez-le comme un nouveau récit, le jour que vous voudrez :',
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
      unanswered:
        'Merci d’avoir écrit « {title} ». Nous vous avons demandé quelque chose sur la page de votre reçu et n’avons rien reçu, donc nous ne le publions pas.',
      sendAgain:
        'Cela ne dit rien de ce que vous avez écrit. Vous pouvez le renvoyer comme un nouveau récit, le jour que vous voudrez :',
    },
    question: {
      subject: 'Une question sur votre récit sur {site}',
      asks,
      where,
      until,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    removal: {
      subject: 'À propos de votre récit sur {site}',
      removed: 'Nous avons retiré votre récit « {title} ». Sa page est fermée.',
      ground: {
        guidelines: 'La raison : il ne respecte pas une de nos consignes.',
        safety: 'La raison : quelqu’un aurait pu être retrouvé ou mis en danger.',
        'about-somebody': 'La raison : une personne dont il est question nous l’a demandé.',
        copied:
          'La raison : pour autant que nous sachions, ces mots sont ceux de quelqu’un d’autre.',
        law: 'La raison : une loi ou un tribunal le demande.',
        mistake: 'La raison : nous l’avons publié par erreur. Nous en sommes désolés.',
      },
      where: whyRemoved,
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    answer,
    signature,
  },
  LETTER: {
    approval: {
      subject: 'Votre lettre est publiée sur {site}',
      published: 'Votre lettre « {title} » est publiée.',
      page: 'Elle a sa propre page, que vous pouvez partager avec qui vous voulez :',
      cut: 'Notre équipe de lecture en a laissé quelque chose de côté, pour votre sécurité et celle des autres. Ce que c’est se trouve sur la page de votre reçu, que vos douze mots ouvrent :',
      thanks: 'Merci de nous l’avoir confiée.',
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    refusal: {
      subject: 'À propos de votre lettre sur {site}',
      thanks:
        'Merci d’avoir écrit « {title} » et de nous l’avoir confiée. Une personne de notre équipe de lecture l’a lue avec soin.',
      because: 'Nous ne pouvons pas la publier telle quelle, et voici pourquoi :',
      note: 'La personne qui l’a lue ajoute :',
      again:
        'Si vous changez cela, nous la relirons avec plaisir. Envoyez-la comme une nouvelle lettre, le jour que vous voudrez :',
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
      unanswered:
        'Merci d’avoir écrit « {title} ». Nous vous avons demandé quelque chose sur la page de votre reçu et n’avons rien reçu, donc nous ne la publions pas.',
      sendAgain:
        'Cela ne dit rien de ce que vous avez écrit. Vous pouvez la renvoyer comme une nouvelle lettre, le jour que vous voudrez :',
    },
    question: {
      subject: 'Une question sur votre lettre sur {site}',
      asks,
      where,
      until,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    removal: {
      subject: 'À propos de votre lettre sur {site}',
      removed: 'Nous avons retiré votre lettre « {title} ». Sa page est fermée.',
      ground: {
        guidelines: 'La raison : elle ne respecte pas une de nos consignes.',
        safety: 'La raison : quelqu’un aurait pu être retrouvé ou mis en danger.',
        'about-somebody': 'La raison : une personne dont il est question nous l’a demandé.',
        copied:
          'La raison : pour autant que nous sachions, ces mots sont ceux de quelqu’un d’autre.',
        law: 'La raison : une loi ou un tribunal le demande.',
        mistake: 'La raison : nous l’avons publiée par erreur. Nous en sommes désolés.',
      },
      where: whyRemoved,
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    answer,
    signature,
  },
};

export const quietFrench: QuietWords = {
  subject: 'Des nouvelles pour vous de {site}',
  decided: {
    published: 'Ce que vous nous avez envoyé est publié.',
    'not-as-it-is':
      'Merci de ce que vous nous avez envoyé. Une personne de notre équipe de lecture l’a lu avec soin. Nous ne pouvons pas le publier tel quel.',
    asked:
      'Une personne de notre équipe de lecture a lu ce que vous nous avez envoyé et vous demande quelque chose.',
    'taken-down': 'Ce que vous nous avez envoyé était public et ne l’est plus.',
  },
  look: {
    published: 'Tout le reste est sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
    'not-as-it-is':
      'La raison, et ce que vous pouvez faire, sont sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
    asked:
      'La question, et jusqu’à quand, se trouvent sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
    'taken-down':
      'La raison, et ce que vous pouvez faire, sont sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
  },
  why: 'Ce message ne nomme rien, comme vous l’avez demandé. Vous le recevez parce que vous nous avez laissé cette adresse. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
};
