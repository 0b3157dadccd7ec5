import type { SampleStory } from '../sample-story.ts';

export const bill21Stories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'Last week of the stage',
    name: 'Imane',
    age: 24,
    gender: 'F',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Islam',
    body: `When you study to be a teacher here, you do four placements in schools. They are called stages. You may wear what you like for those, since you’re not employed; it’s afterwards that the law begins. So for my fourth one I had eight weeks in a second-grade class in the east end, in my scarf, knowing exactly which Friday I would turn into a pumpkin.

I didn’t tell the children that. What would I say? They were seven. What they wanted to know was whether I had ears. I told them that I had two. A boy called Loïc asked to see one, as a proof, and I explained that he would have to trust me, like he trusted me about the planets.

I taught them to carry the one. I taught them about maple sap, which I had to learn the night before. I’m from Laval and we get ours in a can. There was a girl, Océane, who didn’t read. She could, but she’d decided against it. She would hold the book up in front of her face like a door. In week five I stopped asking her. I just sat down on the little chair next to hers each afternoon and read my own novel. After some days she lowered the book. “What’s yours about?” she said.

My supervising teacher, Chantal, has been at it for thirty years. I never knew her opinion of the law, and she never knew that I’d been afraid to ask. On the last Friday she let me take the class alone and she sat at the back, correcting dictations. The children gave me a card as large as a window. They’d each drawn me. I counted: twenty-two scarves, all different colours, and in twenty-one of them no ears. Loïc had put the ears on the outside.

Océane read what it said aloud. She did the whole thing standing up, with her finger under the words. “Come back soon Madame Imane.”

They all looked at me. Chantal had stopped correcting.

I said I’d had a very good time. I said the planets were true.

I have a contract in Ottawa now, grade two. It’s two hours each way, so I’ve rented a room. The card wouldn’t fit on the bus and I had to fold it.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'The best at fractions',
    age: 10,
    gender: 'M',
    country: 'Canada',
    belief: 'Christianity',
    body: `Madame Noor does homework help at our library. She explains fractions with pizza but also with socks. She was going to be a real teacher but she has a scarf and you can’t have that.

I asked my mom if I could write to somebody. She said write it here. I only want to say that I got 91.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'The clementine',
    age: 49,
    gender: 'F',
    country: 'Canada',
    city: 'Sherbrooke',
    belief: 'Non-religious',
    body: `I should say first that I was in favour. I still am, on some days. My mother was slapped by priests, and not as a figure of speech. In our house the word laïcité was said in the voice other families use for the name of a saint. When the law came I thought: good, it’s the same for everybody.

I teach high school chemistry. The desk across from mine in the staff room had belonged for three years to a substitute, Meriem. She taught physics. She wore a brown scarf, always the same brown, and she had the habit of peeling a clementine in one piece and leaving the skin, closed up again, on my papers, so that I’d pick it up and find it empty. I fell for it every time. She was the only person in the building who could get 401 to be quiet, and she did it by lowering her voice.

In the spring a permanent position came up, and it was hers, everyone knew that. Only it would have been a new contract. The principal called her in. It took ten minutes. I was at my desk when she came back for her coat.

I had an entire argument in me, a reasonable one, about the State and its face. I’d made it at dinner parties. I opened my mouth and I said, “You could just take it off at the door.” I’d meant it as a kindness. I believe I even smiled.

She looked at me, not angry. She looked as if she was trying to work out a sum. “Hélène,” she said, “you could just come to work without your left hand. Only till four.”

Then she asked if I’d look after the Van de Graaff generator, because the new person might not know that it sticks in damp weather.

They never filled the job properly. We’ve had five people. The last one showed films. I’ve asked myself whether I’d make that argument again and the honest answer is that I don’t know; my mother’s cheek is real, too. I’m not writing this down to be forgiven.

But in November I was correcting late, and I picked up a clementine from the bowl, and I found that I was trying to do it in one piece. It’s difficult. You have to start at the navel and not hurry. I tore it.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'The hook in the robing room',
    name: 'Ezra',
    age: 26,
    gender: 'M',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Judaism',
    body: `I’m a law student and I’ve worn a kippah since I was three. I wanted to be a prosecutor. I’d wanted it since a class trip to the courthouse when I was twelve, when a Crown attorney let me hold her file. You can’t be one here with something on your head. I know people who’d take it off. I turned out not to be one of them, and that surprised me, because I eat cheeseburgers.

The person I talked to about it was Soukaina, who sat next to me in Evidence and had the same problem with more fabric. We used to have lunch in the corridor outside the moot court. There’s a small room there where you robe, with a row of brass hooks.

One day she took a sheet of paper and wrote “E. and S., hats” and taped it above the last hook. It was a joke. We hung nothing on it.

She does immigration files now, in Halifax. I’m articling in tax. I was back at the faculty in March to return a book, and the paper was still up. Somebody had hung a Canadiens toque there.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'Where Sister had gone',
    name: 'Thérèse',
    age: 86,
    gender: 'F',
    country: 'Canada',
    city: 'Trois-Rivières',
    belief: 'Christianity',
    body: `I taught in a veil for six years, and no one asked the children if it bothered them. It was 1959. I was twenty and I’d been given a man’s name with Sister in front. The veil had a starched band that left a red line on the forehead, and in June you could smell the starch cooking.

Then everything changed very quickly. They told us we could wear a little short one, then that we could wear a suit. One Tuesday I went into class with my hair showing. It had been cut with kitchen scissors, and it was flat, like a wet bird. The girls stared at me. Little Ginette put up her hand and asked where Sister had gone.

I left the order in 1968 and I married a plumber. I tell you this so you’ll know that I took mine off, and I was glad, and I bought a lipstick.

In my residence there’s an attendant who does the nights, Assia. She’s studying to be a teacher, or she was; she has her books on the trolley with the pills. She told me about the law. I’d seen it on the news, but I hadn’t put a person into it. I asked her straight out, because at my age you can, “Why don’t you just take it off? I did. You feel the air.”

She was doing my feet. She took a while to answer. She said, “Who told you to take it off, Madame Thérèse?”

I said nobody. I said that I had decided. I’d prayed about it for a winter, in a cold bedroom, and I decided.

She went on rubbing in the cream, between the toes, the way I like. She didn’t say anything more, and neither did I, and I could hear the ice machine going down the hall.

Later on I couldn’t sleep. I got out the tin with the photographs. There I am in front of the blackboard, with thirty girls, in all that cloth. I have chalk on my nose. What I noticed was my face. I’d forgotten that. I always say how hot it was, and about the line on my forehead. But I was very happy, that girl was as happy as a lark, she was teaching.

I showed Assia the picture when she came at six. She studied it for some time under the lamp.

“You have the same pin as me,” she said.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'Police costume',
    age: 41,
    gender: 'M',
    country: 'Canada',
    city: 'Gatineau',
    belief: 'Islam',
    body: `My daughter is seven and she has been a police officer every Halloween since she could walk. It’s the same costume let out at the seams. She has the hat, the badge and a notebook, and she gives her aunts tickets.

This year she asked her mother to make her a blue scarf for under the hat, to match. My wife wears one; it’s natural that she’d want to try. My wife looked across at me, over her head, and I looked at the pumpkin.

We live in Gatineau. From our balcony you can see Ottawa, over the river. On that side a constable may wear a scarf or a turban, and on this side not. It’s nine minutes by bus. I’ve never had to explain a bridge to a child.

My wife sewed the scarf. She did it properly, with a flat seam. We went round the neighbourhood and at each door they said, “Oh, a policewoman!” She wrote down their names in the notebook and told them they were free to go.`,
  },
  {
    campaign: 'general',
    category: 'BILL21',
    language: 'en',
    title: 'The same chair',
    age: 38,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `I was hired before the law, so I can keep my scarf as long as I keep my job. Exactly that job. The same post, with the same employer. It’s called an acquired right. I picture it as a chair that I’m allowed to sit on so long as I never get up.

I’m good at sitting. I’ve taught grade five in the same room for thirteen years; I know which window sticks. But last June our vice-principal retired. She came by with her keys and told me that I ought to apply. Then I saw it arrive in her face, the thing she’d forgotten. She was so sorry that I ended up consoling her.

She gave me her plant instead. It’s a rubber plant, very ugly, and it had been in the vice-principal’s office since 1994. I put it next to my desk. It has grown like mad. In February it reached the ceiling and began to go sideways, and the children voted on which direction to let it go. They chose the door.`,
  },
];
